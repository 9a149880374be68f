import type { ApplicationResponse } from '#contract/applications.ts';
import type { Flow, StepAnswers } from '#engine/core/index.ts';

type Facts = Readonly<
  Record<'first_name' | 'last_name' | 'phone_number' | 'email' | 'mat_number' | 'university', string>
>;

/** What staff may fill in of an account. */
export const accountFactNames = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'mat_number',
  'university',
] as const satisfies readonly (keyof Facts)[];

/** What the account knows of a form's answers, by step, as the form's `prefill` says. */
export function prefillFrom(
  { definition: { prefill = {}, steps } }: Flow,
  account: ApplicationResponse,
): Readonly<Record<string, StepAnswers>> {
  const facts: Facts = { ...account, university: account.university.name };
  const known = Object.fromEntries(
    Object.entries(prefill).map(([question, text]) => [question, filled(text, facts)]),
  );
  const inSteps = steps.map(({ id, fields = {} }): [string, StepAnswers] => [
    id,
    Object.fromEntries(Object.entries(known).filter(([question]) => Object.hasOwn(fields, question))),
  ]);
  return Object.fromEntries(inSteps.filter(([, answers]) => Object.keys(answers).length > 0));
}

function filled(text: string, facts: Facts): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: keyof Facts) => facts[name] ?? '').trim();
}
