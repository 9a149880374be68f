/**
 * The forgot-password page keeps this in the history state, because a phone may discard the tab while the
 * student reads the code in WhatsApp. The history state must not identify the student, because Back leads to
 * it even after a sign-out. The phone number is therefore in session storage, which a sign-out clears
 * (session/password-reset.ts).
 */
export interface ResetState {
  /**
   * The time at which the last code was requested, in epoch milliseconds by this phone's clock; unset in the
   * first stage.
   */
  readonly sentAt?: number;
  readonly sendings?: number;
}

export function resetStateOf(state: unknown): ResetState {
  const { sentAt, sendings } = (state ?? {}) as Record<keyof ResetState, unknown>;
  if (typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return {};
  return { sentAt, sendings: isCount(sendings) ? sendings : 1 };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const minute = 60_000;
const hour = 60 * minute;

const codesPerHour = 3;

/** Returns whether the student must wait an hour before requesting another code. */
export function isLimitReached(sendings: number): boolean {
  return sendings % codesPerHour === 0;
}

/**
 * Returns the seconds to wait: up to one minute after a code, and up to one hour after every third code. The
 * wait is never longer, even if the phone's clock was set back.
 */
export function secondsToWait(sentAt: number, sendings: number, now: number): number {
  const pause = isLimitReached(sendings) ? hour : minute;
  return Math.ceil(Math.max(0, Math.min(pause, sentAt + pause - now)) / 1000);
}
