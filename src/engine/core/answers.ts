/**
 * One answer. Typed text stays text until it is evaluated, also for a number, so that a half-typed one is never lost. A
 * group is answered by the answers to its questions, a repeat by those of each row.
 */
export type Answer = string | number | boolean | readonly Answer[] | StepAnswers;

/** The answers of a step, a group or a row, by field. */
export interface StepAnswers {
  readonly [field: string]: Answer;
}

/** The answers of a flow, by step. */
export type Answers = { readonly [step: string]: StepAnswers };

/** The answers of an unvisited step; one object, so that its evaluation is cached. */
export const noAnswers: StepAnswers = {};

/** An own property, never an inherited one: a question may be called `constructor`. */
export function ownValue<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A copy without inherited properties, for the validators. */
export function answersFrom(entries: Iterable<readonly [field: string, answer: Answer]>): StepAnswers {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

export function isAnswers(value: unknown): value is StepAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether nothing is answered. A row counts as soon as it exists, and so does an unticked box. */
export function isBlank(answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (isAnswers(answer)) return Object.values(answer).every(isBlank);
  return Array.isArray(answer) && answer.length === 0;
}

/** The answer as text: choices separated by commas; nothing for a group. */
export function textOf(answer: Answer | undefined): string {
  if (answer === undefined || isAnswers(answer)) return '';
  return Array.isArray(answer) ? answer.map(textOf).filter(Boolean).join(', ') : String(answer);
}

/** The answer at a path: `members.0.name` is the name in the first row of `members`. */
export function answerAt(answers: StepAnswers, path: string): Answer | undefined {
  return path
    .split('.')
    .reduce<Answer | undefined>(
      (at, name) => (typeof at === 'object' ? ownValue(at as StepAnswers, name) : undefined),
      answers,
    );
}

/** Splits a path into that of its set, '' for the step, and the name of its field. */
export function splitPath(path: string): readonly [parent: string, name: string] {
  const at = path.lastIndexOf('.');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}

/** The answers with another one at that path. Everything off the path stays the same object. */
export function withAnswerAt(answers: StepAnswers, path: string, answer: Answer): StepAnswers {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...answers, [name]: answer };
  return { ...answers, [name]: withItem(ownValue(answers, name), rest, answer) };
}

function withItem(holder: Answer | undefined, path: readonly string[], answer: Answer): Answer {
  const [name = ''] = path;
  // Only the rows of a list are counted; a question's name begins with a letter.
  if (!/^\d/.test(name)) return withAnswerAt(isAnswers(holder) ? holder : noAnswers, path.join('.'), answer);
  const rows = Array.isArray(holder) ? [...(holder as readonly Answer[])] : [];
  const index = Number(name);
  while (rows.length < index) rows.push({});
  rows[index] = path.length === 1 ? answer : withItem(rows[index], path.slice(1), answer);
  return rows;
}

export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))];
  return ones.length === others.size && ones.every(([key, value]) => isEqual(value, others.get(key)));
}
