import { credentials } from '#api/credentials.ts';
import { session } from '#api/session.ts';
import { textOf } from '#engine/core/index.ts';
import { signUpDraft } from '#forms/sign-up.ts';

interface Registration {
  /**
   * Undefined after the sign-up dialog of the landing page, which does not ask for it. The student is asked before the
   * application is sent.
   */
  readonly phone?: string | undefined;
  /** Only stored in memory. */
  readonly password?: string | undefined;
}

/**
 * Starts a registration. The student counts as a different person from anyone who was logged in, registered or chose a
 * file on this phone before: their session ends, and their file is deleted.
 */
export async function register({ phone, password }: Registration): Promise<void> {
  if (session.lastUser()) session.end(); // only removes the token from this phone; it expires on the server by itself
  // The module is prefetched (routes.ts). If it cannot be loaded, the registration continues anyway.
  await import('./chosen-invoice.ts').then((part) => part.deleteChosenInvoice()).catch(console.error);
  credentials.keep({ phone, password });
  if (!phone) return signUpDraft.clear();
  signUpDraft.change('register', { mobileNumber: phone });
  await signUpDraft.flush();
}

/**
 * Returns the phone number that the student registered with, from memory or, after a reload, from the sign-up draft.
 */
export async function registeredPhone(): Promise<string | undefined> {
  return credentials.phone() ?? (await storedPhone());
}

export async function storedPhone(): Promise<string | undefined> {
  const { answers } = await signUpDraft.load();
  return textOf(answers.register?.mobileNumber) || undefined;
}
