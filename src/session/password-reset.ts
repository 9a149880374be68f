import { storeEpoch } from '../phone-epoch.ts';

const key = 'reset-phone';

/** Whose password is being reset. */
export interface PasswordReset {
  readonly phone: string;
  /** When a code was sent to it, in epoch milliseconds of this phone; the history's entry says the same. */
  readonly sentAt?: number | undefined;
}

const nobody: PasswordReset = { phone: '' };

/** Where the browser stores nothing, for as long as the page lives. */
let here = nobody;

/** Stores it in this tab alone, until the next log-in or a sign-out. */
export function storeReset(reset: PasswordReset): void {
  here = reset;
  try {
    sessionStorage.setItem(key, JSON.stringify(reset));
  } catch {}
}

export function loadReset(): PasswordReset {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? here;
  } catch {
    return here;
  }
}

/** Clears the reset, and what was typed while a page loaded or left. */
export function clearTab(): void {
  here = nobody;
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
