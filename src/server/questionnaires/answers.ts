import type { FieldProblem } from '#contract/errors.ts';
import type { CalendarDate } from '#domain/dates.ts';
import {
  type Answers,
  answerAt,
  evaluate,
  type FieldSchema,
  type Flow,
  groupByStep,
  isAnswers,
  isBlank,
  migrate,
  type StepAnswers,
  withAnswerAt,
} from '#engine/core/index.ts';
import { HttpError } from '../http/http-error.ts';

export type Body = { readonly [key: string]: unknown };

export interface ReadOptions {
  readonly today: CalendarDate;
  /** These fields are sent in a header instead of the body, or not at all. */
  readonly excludedFields?: readonly string[];
  /**
   * The version of the form that the browser used, never newer than the server's version. It is undefined if
   * the request contains no version.
   */
  readonly version?: number | undefined;
}

/** Newer and older versions of the portal may send a few unknown keys, but not more than this. */
const maxUnknownKeys = 100;

/** Real forms need less than half of this depth. */
const maxDepth = 20;

/**
 * Reads and validates the answers with the same code as the browser. Ignores unknown keys. Throws a 400 error
 * if the body has far too many keys or is nested too deeply.
 */
export function readAnswers(flow: Flow, body: Body, reading: ReadOptions) {
  const types = typesOf(flow);
  if (Object.keys(body).length > types.size + maxUnknownKeys) {
    throw new HttpError(400, 'The request has far more fields than the form.');
  }
  if (isDeeper(body, maxDepth)) throw new HttpError(400, 'The request is nested deeper than any form.');
  const { excludedFields = [], version } = reading;
  const isOfToday = version === undefined || version >= flow.definition.version;
  // JSON writes NaN as null, so null does not count as an answer.
  const sent = Object.entries(body).filter(
    ([name, value]) => value !== null && !excludedFields.includes(name),
  );
  // The types of answers to an earlier version are not checked, because a question may have had another type.
  const isTyped = ([name, value]: [string, unknown]) =>
    !isOfToday || !types.has(name) || isOfType(value, types.get(name)!);
  const answers = Object.fromEntries(sent.filter(isTyped)) as StepAnswers;
  const evaluated =
    version === undefined
      ? evaluateAnyVersion(flow, answers, reading)
      : evaluateVersion(flow, answers, { ...reading, version });
  const mistyped = sent.filter((each) => types.has(each[0]) && !isTyped(each)).map(([name]) => name);
  // Does not convert values of the wrong type: a student number sent as a number has lost its leading zeros,
  // and an amount sent as text may be anything.
  const typeProblems = mistyped.map((field) => {
    return { field, message: `Send "${field}" as ${typeNames[types.get(field)!]}` };
  });
  return { ...evaluated, problems: [...typeProblems, ...evaluated.problems] };
}

/**
 * Evaluates answers that come without a version. Uses the newest version of the form for which the answers
 * are valid, or the current version if they are valid for none.
 */
function evaluateAnyVersion(flow: Flow, sent: StepAnswers, reading: ReadOptions) {
  const asSent = verdictOn(flow, groupByStep(flow, sent), reading);
  if (asSent.problems.length === 0) return asSent;
  const types = typesOf(flow);
  for (let version = flow.definition.version; version > 0; version -= 1) {
    const { answers, orphaned } = migrate(flow, { version, answers: { sent } });
    const updated = verdictOn(flow, answers, reading);
    const isWhole = !orphaned.some(({ field }) => types.has(questionOf(field)));
    if (isWhole && updated.problems.length === 0) return updated;
  }
  return asSent;
}

/**
 * Evaluates answers to a given version of the form. If a chosen option was removed since that version, its
 * question gets an error.
 */
function evaluateVersion(flow: Flow, sent: StepAnswers, reading: ReadOptions & { readonly version: number }) {
  const { answers, orphaned } = migrate(flow, { version: reading.version, answers: { sent } });
  const placed: StepAnswers = Object.assign({}, ...Object.values(answers));
  const updated = orphaned.reduce(
    (all, { field, value }) => (isBlank(answerAt(all, field)) ? withAnswerAt(all, field, value) : all),
    placed,
  );
  return verdictOn(flow, groupByStep(flow, updated), reading);
}

const questionOf = (path: string) => path.split('.')[0]!;

function verdictOn(flow: Flow, answers: Answers, { today, excludedFields = [] }: ReadOptions) {
  // Applies `excludedFields` again, because a migration may have given an answer the name of such a field.
  const travelling = Object.entries(answers).map(([step, own]) => [
    step,
    Object.fromEntries(Object.entries(own).filter(([name]) => !excludedFields.includes(name))),
  ]);
  const { errors, ...rest } = evaluate(flow, Object.fromEntries(travelling), { today });
  return { ...rest, problems: errors.filter(({ field }) => !excludedFields.includes(field)) };
}

type AnswerType = FieldSchema['type'];

const typeNames: { readonly [type in AnswerType]: string } = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function isOfType(value: unknown, type: AnswerType): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isAnswers(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function typesOf(flow: Flow): Map<string, AnswerType> {
  const fields = flow.definition.steps.flatMap((step) => Object.entries(step.fields ?? {}));
  return new Map(fields.map(([name, { type }]) => [name, type]));
}

/**
 * Returns whether the value is nested deeper than `levels`. Stops at that depth, because unlimited recursion
 * could overflow the stack.
 */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/**
 * Returns whether `body` has a key that neither the current version of the form nor any earlier version
 * knows. The answers then come from a newer version.
 */
export function isOfNewerForm(flow: Flow, body: Body): boolean {
  const migrations = flow.definition.migrations ?? [];
  const earlier = migrations.flatMap((each) =>
    'rename' in each ? questionOf(each.rename) : 'drop' in each ? questionOf(each.drop) : [],
  );
  const known = new Set([...typesOf(flow).keys(), ...earlier]);
  return !Object.keys(body).every((name) => known.has(name));
}

/** Throws a 400 error with the first problem of each field. */
export function assertNoProblems(opening: string, found: readonly FieldProblem[]): void {
  if (found.length === 0) return;
  const byField = new Map(found.toReversed().map(({ field, message }) => [field, { field, message }]));
  const problems = [...byField.values()].toReversed();
  const sentence = `${opening} ${problems.map(({ message }) => `${message}.`).join(' ')}`;
  throw new HttpError(400, sentence.replaceAll('..', '.'), undefined, problems);
}
