import { canonicalPhone } from '#domain/phone.ts';
import { applicationDraft } from '#forms/application.ts';
import { createAccountDraft } from '#forms/create-account.ts';
import { storedPhone } from '#session/registration.ts';

/** What a registration is known by: the sign-up's phone or the modal's e-mail address. */
export interface Registrant {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Whether the phone holds answers that were not typed by who registers now, as far as one can tell. */
export async function areTypedByAnother({ phone, email }: Registrant): Promise<boolean> {
  const [application, account] = await Promise.all([applicationDraft.load(), createAccountDraft.load()]);
  const steps = Object.values({ ...application.answers, ...account.answers });
  if (!steps.some((step) => Object.values(step).some(Boolean))) return false;
  const lastPhone = phone && (await storedPhone());
  if (lastPhone) return canonicalPhone(phone) !== canonicalPhone(lastPhone);
  const lastEmail = steps.find((step) => step.email !== undefined)?.email;
  return !email || email !== lastEmail;
}

/** What was sent and has not gone yet keeps its own copy, and goes on. */
export async function startAfresh(): Promise<void> {
  await Promise.all([applicationDraft.clear(), createAccountDraft.clear()]);
}
