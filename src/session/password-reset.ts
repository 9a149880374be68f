import { storeEpoch } from '../phone-epoch.ts';

const key = 'reset-phone';

/** A password reset in progress. */
export interface PasswordReset {
  readonly phone: string;
  /** When the last code was sent, in epoch milliseconds by this phone's clock; also in the history state. */
  readonly sentAt?: number | undefined;
}

const noReset: PasswordReset = { phone: '' };

/** Used if the browser stores nothing; lost on reload. */
let inMemory = noReset;

/** Stores the reset for this tab only, until the next log-in, sign-up or sign-out. */
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

/** Clears this tab's storage: the reset, and input that was typed while a page was loading or being left. */
export function clearTab(): void {
  inMemory = noReset;
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
