import { storeEpoch } from '../phone-epoch.ts';

const key = 'reset-phone';

/** A password reset that the student has started in this tab. */
export interface PasswordReset {
  readonly phone: string;
  /**
   * When the last code was sent by WhatsApp, in epoch milliseconds by this phone's clock. The history state has a copy
   * (reset-state.ts).
   */
  readonly sentAt?: number | undefined;
}

const noReset: PasswordReset = { phone: '' };

/** The password reset for browsers that block session storage. Lost on reload. */
let inMemory = noReset;

/** Stores the password reset in this tab's session storage, until the next log-in, sign-up or sign-out. */
export function storeReset(reset: PasswordReset): void {
  inMemory = reset;
  try {
    sessionStorage.setItem(key, JSON.stringify(reset));
  } catch {}
}

export function loadReset(): PasswordReset {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? inMemory;
  } catch {
    return inMemory;
  }
}

/**
 * Clears this tab's session storage, which contains the password reset, and input that was typed while a page was
 * loading or being left.
 */
export function clearTab(): void {
  inMemory = noReset;
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
