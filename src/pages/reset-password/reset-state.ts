/**
 * The part of a password reset that is in the history state, because a phone may discard this tab while the student
 * reads the code in WhatsApp. It does not identify the student, because Back leads here even after a sign-out; the
 * phone number is in session storage, which a sign-out clears (session/password-reset.ts).
 */
export interface ResetState {
  /** When the last code was requested, in epoch milliseconds by this phone's clock; undefined in the first stage. */
  readonly sentAt?: number;
  /** How many reset codes have been requested. */
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

/** How many codes the server sends in an hour. */
const inAnHour = 3;

/** Returns whether the student must wait an hour before requesting another code. */
export function isLimitReached(sendings: number): boolean {
  return sendings % inAnHour === 0;
}

/**
 * Returns for how many seconds no new code can be requested: for one minute after a code, and for one hour after every
 * third one. Never returns more than that, even if the phone's clock was set back.
 */
export function secondsToWait(sentAt: number, sendings: number, now: number): number {
  const pause = isLimitReached(sendings) ? hour : minute;
  return Math.ceil(Math.max(0, Math.min(pause, sentAt + pause - now)) / 1000);
}
