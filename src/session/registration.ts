import { credentials } from '#api/credentials.ts';
import { session } from '#api/session.ts';
import { textOf } from '#engine/core/index.ts';
import { signUpDraft } from '#forms/sign-up.ts';

interface Registration {
  /** Not asked for in the landing page's dialog; then it is asked for before SUBMIT. */
  readonly phone?: string | undefined;
  /** Kept in memory only. */
  readonly password?: string | undefined;
}

/**
 * Starts a registration. Treats it as a different student from the one who was logged in, registered or chose a file on
 * this phone before.
 */
export async function register({ phone, password }: Registration): Promise<void> {
  if (session.lastUser()) session.end(); // only removes the token from this phone; it expires by itself
  // Prefetched (routes.ts). The registration continues even if the module cannot be loaded.
  await import('./chosen-invoice.ts').then((part) => part.deleteChosenInvoice()).catch(console.error);
  credentials.keep({ phone, password });
  if (!phone) return signUpDraft.clear();
  signUpDraft.change('register', { mobileNumber: phone });
  await signUpDraft.flush();
}

/** The phone that the student registered with, in this visit or in the sign-up draft. */
export async function registeredPhone(): Promise<string | undefined> {
  return credentials.phone() ?? (await storedPhone());
}

export async function storedPhone(): Promise<string | undefined> {
  const { answers } = await signUpDraft.load();
  return textOf(answers.register?.mobileNumber) || undefined;
}
