import { type Credentials, credentials } from '#api/credentials.ts';
import { session } from '#api/session-store.ts';
import { textOf } from '#engine/core/index.ts';
import { signUpDraft } from '#forms/sign-up.ts';

/**
 * Registers a student. The student counts as a different person from anyone who used this phone before, so an
 * earlier session ends and a chosen invoice is deleted. `phone` is missing after `CreateAccountDialog`, which
 * does not ask for it; an earlier student's stored phone number is then deleted.
 */
export async function register({ phone, password }: Partial<Credentials>): Promise<void> {
  if (session.lastUser()) session.end(); // only deletes the token from this phone; the server lets it expire
  // page-routes.ts prefetches chosen-invoice.ts. If it cannot be loaded, the registration continues without
  // deleting the invoice.
  await import('./chosen-invoice.ts').then((part) => part.deleteChosenInvoice()).catch(console.error);
  credentials.keep({ phone, password });
  if (!phone) return signUpDraft.clear();
  signUpDraft.change('register', { mobileNumber: phone });
  await signUpDraft.flush();
}

/** Returns the phone number from memory or, after a reload, from the sign-up draft. */
export async function registeredPhone(): Promise<string | undefined> {
  return credentials.phone() ?? (await storedPhone());
}

export async function storedPhone(): Promise<string | undefined> {
  const { answers } = await signUpDraft.load();
  return textOf(answers.register?.mobileNumber) || undefined;
}
