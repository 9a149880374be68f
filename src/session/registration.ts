import { credentials } from '#api/credentials.ts';
import { session } from '#api/session.ts';
import { textOf } from '#engine/core/index.ts';
import { signUpDraft } from '#forms/sign-up.ts';

interface Registration {
  /** Missing from the landing page's modal: it is asked for before SUBMIT. */
  readonly phone?: string | undefined;
  /** Goes into memory and nowhere else. */
  readonly password?: string | undefined;
}

/**
 * A student has registered. The phone of an earlier registration is not this one's, and whoever was logged in
 * on this phone before, or chose a file on it, is somebody else.
 */
export async function register({ phone, password }: Registration): Promise<void> {
  if (session.lastUser()) session.end(); // its token leaves this phone, and expires by itself
  // Fetched ahead (routes.ts). Without it the registration goes on.
  await import('./chosen-invoice.ts').then((part) => part.deleteChosenInvoice()).catch(console.error);
  credentials.keep({ phone, password });
  if (!phone) return signUpDraft.clear();
  signUpDraft.change('register', { mobileNumber: phone });
  await signUpDraft.flush();
}

/** The phone a student registered with: of this visit, or kept with the draft. */
export async function registeredPhone(): Promise<string | undefined> {
  return credentials.phone() ?? (await storedPhone());
}

export async function storedPhone(): Promise<string | undefined> {
  const { answers } = await signUpDraft.load();
  return textOf(answers.register?.mobileNumber) || undefined;
}
