import { type Answer, type Answers, isAnswers, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet, StepDefinition } from './definition.ts';
import type { Evaluation } from './evaluate.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import type { Flow } from './flow-types.ts';

export type Payload = { readonly [question: string]: Answer | null };

/**
 * Returns the answers as they are sent: unanswered questions are included, as '', [] or null, depending on
 * the type. Questions that are not sent are left out.
 */
export function payloadOf({ definition }: Flow, { flatAnswers }: Pick<Evaluation, 'flatAnswers'>): Payload {
  const questions = definition.steps.flatMap((step) =>
    Object.entries(step.fields ?? {}).filter(([name]) => isSent(step, step.ui?.[name])),
  );
  return Object.fromEntries(
    questions.map(([name, field]) => [name, flatAnswers[name] ?? emptyAnswerTo(field)]),
  );
}

export function emptyAnswerTo({ type }: Pick<FieldSchema, 'type'>): '' | readonly [] | null {
  if (type === 'string') return '';
  return type === 'array' ? [] : null;
}

export const isSent = ({ kind }: Pick<StepDefinition, 'kind'>, ui: FieldUi | undefined) =>
  kind !== 'quiz' && ui?.sent !== false;

/**
 * Groups the answers of a submission, which is one flat object, by step. Leaves out unknown keys and null.
 */
export function groupByStep(flow: Flow, flat: { readonly [field: string]: unknown }): Answers {
  return Object.fromEntries(
    flow.definition.steps.flatMap((step) => (step.fields ? [[step.id, extractAnswers(step, flat)]] : [])),
  );
}

/**
 * Returns the answers to the fields of a set. Adds '' for a field that has a default but no answer: defaults
 * are always sent, so the user must have cleared this field. Without the '', the field would get its default
 * again.
 */
function extractAnswers(
  { fields = {}, fieldSets = {} }: FieldSet,
  answers: { readonly [field: string]: unknown },
): StepAnswers {
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const value = ownValue(answers, name) as Answer | null | undefined;
    if (value === undefined || value === null)
      return field.default === undefined ? [] : [[name, ''] as const];
    const inner = ownValue(fieldSets, name);
    return [[name, inner ? extractAnswer(inner, value) : value] as const];
  });
  return Object.fromEntries(given);
}

const extractAnswer = (set: FieldSet, value: Answer): Answer => {
  if (Array.isArray(value)) return value.map((row) => extractAnswer(set, row));
  return isAnswers(value) ? extractAnswers(set, value) : value;
};
