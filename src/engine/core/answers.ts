/**
 * One answer. What was typed is text until it is evaluated, also where a number is wanted: a half-typed one is never
 * lost. A group is answered by the answers to its questions, a list of rows by those of each row.
 */
export type Answer = string | number | boolean | readonly Answer[] | StepAnswers;

/** The answers to questions that stand together, by field: those of a step, of a group in it, of a row of a list. */
export interface StepAnswers {
  readonly [field: string]: Answer;
}

/** The answers of a flow, by step. */
export type Answers = { readonly [step: string]: StepAnswers };

/** The answers of an unvisited step; one object, so that its evaluation is cached. */
export const noAnswers: StepAnswers = {};

/** What is kept under that name and no other thing: a question may be called `constructor`, which every object has. */
export function ownValue<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Answers that hold nothing else, as the validators read them. */
export function answersFrom(entries: Iterable<readonly [field: string, answer: Answer]>): StepAnswers {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

/** Whether an answer is made of other answers by their names. */
export function isAnswers(value: unknown): value is StepAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether nothing is answered. A row counts as soon as it is there; an unticked box is an answer, too. */
export function isBlank(answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (isAnswers(answer)) return Object.values(answer).every(isBlank);
  return Array.isArray(answer) && answer.length === 0;
}

/** The answer as a text shows it: choices behind commas; nothing of what is made of other answers. */
export function textOf(answer: Answer | undefined): string {
  if (answer === undefined || isAnswers(answer)) return '';
  return Array.isArray(answer) ? answer.map(textOf).filter(Boolean).join(', ') : String(answer);
}

/** The answer at a place: `members.0.name` is the name in the first of the rows called members. */
export function answerAt(answers: StepAnswers, path: string): Answer | undefined {
  return path
    .split('.')
    .reduce<Answer | undefined>(
      (at, name) => (typeof at === 'object' ? itemOf(at, name) : undefined),
      answers,
    );
}

const itemOf = (holder: readonly Answer[] | StepAnswers, name: string) =>
  ownValue(holder as StepAnswers, name);

/** A path as the way to its set, '' for the step's own, and the name of its field. */
export function splitPath(path: string): readonly [parent: string, name: string] {
  const at = path.lastIndexOf('.');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}

/** The answers with another one at that place. All that is not on the way to it stays the same object. */
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

/** Whether two answers, or other values of JSON, are the same throughout. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))];
  return ones.length === others.size && ones.every(([key, value]) => isEqual(value, others.get(key)));
}
