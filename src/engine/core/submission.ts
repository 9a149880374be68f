import { numberOf } from './decimal.ts';
import type { FieldUi, FlowDefinition, StepDefinition } from './definition.ts';
import type { Evaluation, Flow } from './flow.ts';

/** What travels of a form's answers, by question. */
export type Payload = { readonly [question: string]: string | number | null };

/**
 * Complete answers as they travel, flat: every question that is asked of anyone, so that one that staff add goes along
 * without a line of code. What was not answered is '', or null where a number belongs.
 */
export function payloadOf({ definition }: Flow, { flatAnswers }: Pick<Evaluation, 'flatAnswers'>): Payload {
  const questions = definition.steps.flatMap((step) =>
    Object.entries(step.ui ?? {}).filter(([, ui]) => isSent(step, ui)),
  );
  return Object.fromEntries(
    questions.map(([name, ui]) => [
      name,
      travelsAsNumber(ui) ? number(flatAnswers[name]) : (flatAnswers[name] ?? ''),
    ]),
  );
}

const number = (answer: string | undefined) => (answer === undefined ? null : numberOf(answer));

/** Whether the answer to a step's question leaves the phone. A quiz is an exercise: what is chosen there stays. */
export const isSent = ({ kind }: Pick<StepDefinition, 'kind'>, { sent }: FieldUi) =>
  kind !== 'quiz' && sent !== false;

/** Whether a question's answer, which is kept as it was typed, travels as a number. */
export const travelsAsNumber = ({ widget }: FieldUi) => widget === 'decimal';

/** What a form's answers are called, in words that follow "your": "exit survey", of the title unless it says so itself. */
export function nounOf({ noun, title }: Pick<FlowDefinition, 'noun' | 'title'>): string {
  // Abbreviations stay as they are.
  return noun ?? title.replace(/(^|\s)\p{Lu}(?=\p{Ll}*(\s|$))/gu, (first) => first.toLowerCase());
}
