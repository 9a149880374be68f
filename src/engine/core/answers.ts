/**
 * The answer to one field. Typed input is kept as text until the step is evaluated, even in a number field,
 * so that a half-typed number such as "-" is not lost. The answer of a group is an object with an answer for
 * each field in the group; the answer of a repeat is an array with one such object per row.
 */
export type Answer = string | number | boolean | readonly Answer[] | StepAnswers;

export interface StepAnswers {
  readonly [field: string]: Answer;
}

/** The answers of a whole flow, by step id. */
export type Answers = { readonly [step: string]: StepAnswers };

/**
 * The answers of a step that was not visited yet. Callers share this one object, because evaluations are
 * cached by the identity of the answers object.
 */
export const noAnswers: StepAnswers = {};

/** Returns an object's own property, never an inherited one, because a field may be named `constructor`. */
export function ownValue<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/**
 * Builds an answers object without a prototype, because the AJV validators would also see inherited
 * properties.
 */
export function answersFrom(entries: Iterable<readonly [field: string, answer: Answer]>): StepAnswers {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

export function isAnswers(value: unknown): value is StepAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns whether an answer is empty. A group is empty if all its answers are. A repeat with a row is never
 * empty, even if the row is, and an unticked checkbox (`false`) is an answer.
 */
export function isBlank(answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (isAnswers(answer)) return Object.values(answer).every(isBlank);
  return Array.isArray(answer) && answer.length === 0;
}

/**
 * Returns an answer as text for display: several choices joined by commas, or an empty string for a group.
 */
export function textOf(answer: Answer | undefined): string {
  if (answer === undefined || isAnswers(answer)) return '';
  return Array.isArray(answer) ? answer.map(textOf).filter(Boolean).join(', ') : String(answer);
}

/** Returns the answer at a dotted path: `members.0.name` is the name in the first row of `members`. */
export function answerAt(answers: StepAnswers, path: string): Answer | undefined {
  return path
    .split('.')
    .reduce<Answer | undefined>(
      (at, name) => (typeof at === 'object' ? ownValue(at as StepAnswers, name) : undefined),
      answers,
    );
}

/**
 * Splits a field path such as `members.0.name` into the path of the group or row that contains the field
 * (`members.0`; '' for the step itself) and the name of the field (`name`).
 */
export function splitPath(path: string): readonly [parent: string, name: string] {
  const at = path.lastIndexOf('.');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}

/**
 * Returns a copy of the answers with the answer at this path replaced. Objects outside the path are reused,
 * so that components that compare answers by identity do not render again.
 */
export function withAnswerAt(answers: StepAnswers, path: string, answer: Answer): StepAnswers {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...answers, [name]: answer };
  return { ...answers, [name]: withItem(ownValue(answers, name), rest, answer) };
}

function withItem(holder: Answer | undefined, path: readonly string[], answer: Answer): Answer {
  const [name = ''] = path;
  // Path segments that start with a digit are row indexes: field names start with a letter.
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
