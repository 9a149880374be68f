import type { FieldProblem } from '#contract/errors.ts';
import type { CalendarDate } from '#domain/dates.ts';
import {
  type Answers,
  evaluate,
  type Flow,
  groupByStep,
  migrate,
  type StepAnswers,
} from '#engine/core/index.ts';
import { HttpError } from '../http/http-error.ts';

/** A call's JSON object, not checked yet. */
export type Body = { readonly [key: string]: unknown };

export interface ReadOptions {
  readonly today: CalendarDate;
  /** The answers that travel as numbers. All others are text. */
  readonly numbers?: readonly string[];
  /** The answers that do not travel, so that none is missing here. */
  readonly excludedFields?: readonly string[];
}

/** The most unknown keys, which newer or older portals may send. */
const maxUnknownKeys = 100;

/**
 * The answers that a body carries, checked with the same flow and the same code as in the browser. Keys that no
 * question has are left out; thousands of them are refused before any is looked at.
 */
export function readAnswers(flow: Flow, body: Body, reading: ReadOptions) {
  if (Object.keys(body).length > fieldsOf(flow).length + maxUnknownKeys) {
    throw new HttpError(400, 'The request has far more fields than the form.');
  }
  const { numbers = [], excludedFields = [] } = reading;
  const sent = Object.entries(body).filter(([name]) => !excludedFields.includes(name));
  const typed = sent
    .filter(([name, value]) => typeof value === typeOf(name, numbers))
    // A number as it was typed, for the question's own rules to judge: minus signs, exponents and third decimals show.
    .map(([name, value]) => [name, String(value)] as const);
  const evaluated = evaluateAnyVersion(flow, Object.fromEntries(typed), reading);
  const problems = [...typeProblems(flow, Object.fromEntries(sent), numbers), ...evaluated.problems];
  return { ...evaluated, problems };
}

/**
 * A phone may send what an earlier version of the form asked for, and the wire does not say which. So where the
 * answers are wrong as they stand, the newest version in which they are right is taken.
 */
function evaluateAnyVersion(flow: Flow, sent: StepAnswers, { today, excludedFields = [] }: ReadOptions) {
  const verdictOn = (answers: Answers) => {
    const { errors, ...rest } = evaluate(flow, answers, { today });
    return { ...rest, problems: errors.filter(({ field }) => !excludedFields.includes(field)) };
  };
  const asSent = verdictOn(groupByStep(flow, sent));
  if (asSent.problems.length === 0) return asSent;
  const fields = fieldsOf(flow);
  for (let version = flow.definition.version; version > 0; version -= 1) {
    const { answers, orphaned } = migrate(flow, { version, answers: { sent } });
    const updated = verdictOn(answers);
    const isWhole = !orphaned.some(({ field }) => fields.includes(field));
    if (isWhole && updated.problems.length === 0) return updated;
  }
  return asSent;
}

/**
 * A student number sent as a number has lost its zeros, and an amount sent as text may hold anything. Null, which
 * is what JSON makes of NaN, is no answer.
 */
function typeProblems(flow: Flow, body: Body, numbers: readonly string[]): FieldProblem[] {
  return fieldsOf(flow).flatMap((field) => {
    const value = Object.hasOwn(body, field) ? (body[field] ?? undefined) : undefined;
    const type = typeOf(field, numbers);
    if (value === undefined || typeof value === type) return [];
    return [{ field, message: `Send "${field}" as ${type === 'number' ? 'a number' : 'text'}` }];
  });
}

function typeOf(field: string, numbers: readonly string[]): 'number' | 'string' {
  return numbers.includes(field) ? 'number' : 'string';
}

function fieldsOf(flow: Flow): string[] {
  return flow.definition.steps.flatMap((step) => Object.keys(step.fields ?? {}));
}

/** Throws unless nothing is wrong: the first problem of each field, and all of them in words. */
export function assertNoProblems(opening: string, found: readonly FieldProblem[]): void {
  if (found.length === 0) return;
  const byField = new Map(found.toReversed().map(({ field, message }) => [field, { field, message }]));
  const problems = [...byField.values()].toReversed();
  const sentence = `${opening} ${problems.map(({ message }) => `${message}.`).join(' ')}`;
  throw new HttpError(400, sentence.replaceAll('..', '.'), { problems });
}
