import { type Answer, type Answers, isAnswers, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet, StepDefinition } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import type { Evaluation } from './flow.ts';
import type { Flow } from './flow-types.ts';

export type Payload = { readonly [question: string]: Answer | null };

/**
 * Returns complete answers in the format in which they are sent: one object with every question of the form. A
 * question without an answer is '', an empty list, or null, depending on its type.
 */
export function payloadOf({ definition }: Flow, { flatAnswers }: Pick<Evaluation, 'flatAnswers'>): Payload {
  const questions = definition.steps.flatMap((step) =>
    Object.entries(step.fields ?? {}).filter(([name]) => isSent(step, step.ui?.[name])),
  );
  return Object.fromEntries(questions.map(([name, field]) => [name, flatAnswers[name] ?? noAnswerTo(field)]));
}

export function noAnswerTo({ type }: Pick<FieldSchema, 'type'>): '' | readonly [] | null {
  if (type === 'string') return '';
  return type === 'array' ? [] : null;
}

/** Returns whether the answer to a question is sent. Answers of a quiz are not: a quiz is only an exercise. */
export const isSent = ({ kind }: Pick<StepDefinition, 'kind'>, ui: FieldUi | undefined) =>
  kind !== 'quiz' && ui?.sent !== false;

/**
 * Groups the answers of a submission, which are one object for the whole form, by step. Leaves out unknown keys
 * and null.
 */
export function groupByStep(flow: Flow, flat: { readonly [field: string]: unknown }): Answers {
  return Object.fromEntries(
    flow.definition.steps.flatMap((step) => (step.fields ? [[step.id, travelledIn(step, flat)]] : [])),
  );
}

/**
 * Returns the answers of a field set in a submission. A submission includes default answers, so a field with a
 * default but without an answer was cleared and stays empty.
 */
function travelledIn(
  { fields = {}, fieldSets = {} }: FieldSet,
  answers: { readonly [field: string]: unknown },
): StepAnswers {
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const value = ownValue(answers, name) as Answer | null | undefined;
    if (value === undefined || value === null)
      return field.default === undefined ? [] : [[name, ''] as const];
    const inner = ownValue(fieldSets, name);
    return [[name, inner ? travelledAt(inner, value) : value] as const];
  });
  return Object.fromEntries(given);
}

const travelledAt = (set: FieldSet, value: Answer): Answer => {
  if (Array.isArray(value)) return value.map((row) => travelledAt(set, row));
  return isAnswers(value) ? travelledIn(set, value) : value;
};
