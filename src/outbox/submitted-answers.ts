import type { Answers } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/** What this tab has sent last, by form: where the phone stores no draft, there is no time of writing to compare. */
const submitted = new Map<string, Answers>();

/** Called before a draft is sent, so that what is typed later is told from it. */
export async function rememberSubmitted(form: string, draft: Draft): Promise<void> {
  await draft.flush();
  submitted.set(form, draft.snapshot().answers);
}

export const submittedAnswers = (form: string) => submitted.get(form);
