import { canonicalPhone } from '#domain/phone.ts';
import { applicationDraft } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { storedPhone } from '#session/registration.ts';

export interface Registrant {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export async function areTypedByAnother({ phone, email }: Registrant): Promise<boolean> {
  const [application, account] = await Promise.all([applicationDraft.load(), createAccountDraft.load()]);
  const steps = Object.values({ ...application.answers, ...account.answers });
  if (!steps.some((step) => Object.values(step).some(Boolean))) return false;
  const lastPhone = phone && (await storedPhone());
  if (lastPhone) return canonicalPhone(phone) !== canonicalPhone(lastPhone);
  const lastEmail = steps.find((step) => step.email !== undefined)?.email;
  return !email || email !== lastEmail;
}

/** Deletes the drafts. Answers that were submitted are not lost, because the outbox has a copy of them. */
export async function clearAnswers(): Promise<void> {
  await Promise.all([applicationDraft.clear(), createAccountDraft.clear()]);
}
