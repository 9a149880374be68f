/**
 * The part of a password reset that is stored in the history state. It survives a reload, because a phone may discard
 * this tab while the student reads the code in WhatsApp. It contains nothing that identifies the student, because the
 * Back button leads here even after a sign-out. The phone number is in session storage, which a sign-out clears
 * (session/password-reset.ts).
 */
export interface ResetState {
  /** When a code was last requested, in epoch milliseconds by this phone's clock; undefined in the first stage. */
  readonly sentAt?: number;
  /** How many codes were requested. */
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

/** How many codes can be requested in an hour; after that, the server sends none. */
const inAnHour = 3;

/** Returns whether the next code can be requested only after an hour. */
export function isLimitReached(sendings: number): boolean {
  return sendings % inAnHour === 0;
}

/**
 * Returns how many seconds remain until a new code can be requested: one minute after the last code, one hour after
 * every third. Not longer than that even if the phone's clock was set back.
 */
export function secondsToWait(sentAt: number, sendings: number, now: number): number {
  const pause = isLimitReached(sendings) ? hour : minute;
  return Math.ceil(Math.max(0, Math.min(pause, sentAt + pause - now)) / 1000);
}
