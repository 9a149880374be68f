import { canonicalPhone } from '#domain/phone.ts';
import { applicationDraft } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { storedPhone } from '#session/registration.ts';

/** Identifies a registration: the phone number of the sign-up page, or the email address of the modal. */
export interface Registrant {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Whether the stored answers seem to have been typed by somebody other than the student who registers now. */
export async function areTypedByAnother({ phone, email }: Registrant): Promise<boolean> {
  const [application, account] = await Promise.all([applicationDraft.load(), createAccountDraft.load()]);
  const steps = Object.values({ ...application.answers, ...account.answers });
  if (!steps.some((step) => Object.values(step).some(Boolean))) return false;
  const lastPhone = phone && (await storedPhone());
  if (lastPhone) return canonicalPhone(phone) !== canonicalPhone(lastPhone);
  const lastEmail = steps.find((step) => step.email !== undefined)?.email;
  return !email || email !== lastEmail;
}

/** Clears the drafts. Submitted answers are not affected: the outbox has its own copy. */
export async function clearAnswers(): Promise<void> {
  await Promise.all([applicationDraft.clear(), createAccountDraft.clear()]);
}
