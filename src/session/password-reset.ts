const key = 'reset-phone';

export interface PasswordReset {
  readonly phone: string;
  /**
   * The time at which the last code was requested, in epoch milliseconds by this phone's clock. The history
   * state has a copy (reset-state.ts).
   */
  readonly sentAt?: number | undefined;
}

const nothing: PasswordReset = { phone: '' };

/** A copy of the reset, for browsers that block session storage. A reload deletes the copy. */
let inMemory = nothing;

/**
 * Stores the reset in this tab's session storage, until the password has been reset, or until the next log-in
 * or sign-out.
 */
export function storeReset(reset: PasswordReset): void {
  inMemory = reset;
  try {
    sessionStorage.setItem(key, JSON.stringify(reset));
  } catch {}
}

/** Forgets only the copy in memory; the caller clears the session storage. */
export function forgetResetInMemory(): void {
  inMemory = nothing;
}

export function loadReset(): PasswordReset {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? inMemory;
  } catch {
    return inMemory;
  }
}
