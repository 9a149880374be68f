import { storeEpoch } from '../phone-epoch.ts';

const key = 'reset-phone';

/** Whose password is being reset. */
export interface PasswordReset {
  readonly phone: string;
  /** When a code was sent to it, in epoch milliseconds of this phone; the history's entry says the same. */
  readonly sentAt?: number | undefined;
}

const nobody: PasswordReset = { phone: '' };

/** Where the browser keeps nothing, for as long as the page lives. */
let here = nobody;

/** In this tab alone, and gone with the next log-in or a sign-out. */
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

/** The reset, and all else that this tab has kept: what was typed as a page came or went. */
export function clearTab(): void {
  here = nobody;
  try {
    sessionStorage.clear();
  } catch {}
  storeEpoch();
}
