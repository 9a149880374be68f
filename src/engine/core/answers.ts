/**
 * The answer to a field. A number field stores its text as typed, because a number could not represent a
 * half-typed "-"; the text becomes a number when the step is evaluated. The answer to a group is an object
 * with one answer per field. The answer to a repeat is an array of objects, one per row.
 */
export type Answer = string | number | boolean | readonly Answer[] | StepAnswers;

export interface StepAnswers {
  readonly [field: string]: Answer;
}

export type Answers = { readonly [step: string]: StepAnswers };

/** Use this object in place of a new `{}`, because evaluations are cached by the identity of the answers. */
export const noAnswers: StepAnswers = {};

/**
 * Returns the object's own value under this name. Returns undefined for an inherited property, because a
 * field may be named `constructor`.
 */
export function ownValue<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/**
 * Returns an object without a prototype. Otherwise, AJV validators would read inherited properties, such as
 * `constructor`, as answers.
 */
export function answersFrom(entries: Iterable<readonly [field: string, answer: Answer]>): StepAnswers {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

export function isAnswers(value: unknown): value is StepAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns true if an answer is missing or contains only white space. A repeat with a row is not blank, even
 * if the row is empty. An unticked checkbox (`false`) is not blank either.
 */
export function isBlank(answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (isAnswers(answer)) return Object.values(answer).every(isBlank);
  return Array.isArray(answer) && answer.length === 0;
}

/** Returns an answer as text, with commas between several choices. Returns '' for a group. */
export function textOf(answer: Answer | undefined): string {
  if (answer === undefined || isAnswers(answer)) return '';
  return Array.isArray(answer) ? answer.map(textOf).filter(Boolean).join(', ') : String(answer);
}

/** Returns the answer at a path: `members.0.name` is the name in the first row of `members`. */
export function answerAt(answers: StepAnswers, path: string): Answer | undefined {
  return path
    .split('.')
    .reduce<Answer | undefined>(
      (at, name) => (typeof at === 'object' ? ownValue(at as StepAnswers, name) : undefined),
      answers,
    );
}

/** Splits `members.0.name` into `members.0` and `name`. The parent of a top-level field is ''. */
export function splitPath(path: string): readonly [parent: string, name: string] {
  const at = path.lastIndexOf('.');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}

/**
 * Returns a copy of the answers with a new answer at a path. Reuses objects that are not on the path, because
 * components compare answers by identity.
 */
export function withAnswerAt(answers: StepAnswers, path: string, answer: Answer): StepAnswers {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...answers, [name]: answer };
  return { ...answers, [name]: withItem(ownValue(answers, name), rest, answer) };
}

function withItem(holder: Answer | undefined, path: readonly string[], answer: Answer): Answer {
  const [name = ''] = path;
  // A part of the path that starts with a digit is a row index, because field names start with a letter.
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
