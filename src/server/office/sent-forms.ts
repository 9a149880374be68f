import type { Flow, RegisteredForm } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';
import type { Backend } from '../backend.ts';
import { sendableForms } from '../questionnaires/load-forms.ts';
import { UserError } from '../user-error.ts';
import { didYouMean } from './did-you-mean.ts';
import { oneLine } from './output/plain-text.ts';

export interface SentForm extends Pick<RegisteredForm, 'who'> {
  readonly id: string;
  readonly load: () => Promise<Pick<Flow, 'definition' | 'lists'>>;
  readonly count: number;
  /** The time of the newest submission in epoch milliseconds; undefined if there is none. */
  readonly newestAt: number | undefined;
}

export const exampleForm = sendableForms[0]?.id ?? '<form>';

/** Returns all forms that can be sent, and former forms that have stored submissions. */
export async function sentForms({ submissions }: Pick<Backend, 'submissions'>): Promise<SentForm[]> {
  const counts = new Map((await submissions.counts()).map((each) => [each.form, each]));
  const ids = new Set([...sendableForms.map(({ id }) => id), ...counts.keys()]);
  return [...ids].map((id) => {
    const form = registry.find((each) => each.id === id);
    const { count = 0, newestAt } = counts.get(id) ?? {};
    // A form whose folder was deleted has no questions, so all its answers are shown as `otherAnswers`.
    const withoutQuestions = {
      definition: { id, version: 1, title: id, access: 'public', steps: [] },
    } as const;
    const load = async () => (form ? (await form.load()).form : withoutQuestions);
    return { id, who: form?.who, load, count, newestAt };
  });
}

/**
 * Finds a form by its name, or by the first words of the name if they are unambiguous. Otherwise throws a
 * UserError that lists the names of all forms and `others`.
 */
export async function findForm(
  backend: Pick<Backend, 'submissions'>,
  typed: string,
  others: readonly string[] = [],
): Promise<SentForm> {
  const forms = await sentForms(backend);
  const begun = forms.filter(({ id }) => id.startsWith(`${typed}-`));
  const found = forms.find(({ id }) => id === typed) ?? (begun.length === 1 ? begun[0] : undefined);
  if (found) return found;
  const names = [...others, ...forms.map(({ id }) => id)];
  const isForm = registry.some(({ id }) => id === typed);
  const refusal = isForm
    ? `Nothing is kept of the form "${typed}" as it was sent.`
    : `There is no form "${oneLine(typed)}".`;
  throw new UserError(`${refusal}${didYouMean(typed, names)} It is one of ${names.join(', ')}.`);
}
