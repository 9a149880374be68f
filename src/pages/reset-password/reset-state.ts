/**
 * The part of a password reset that is kept in the history state. It survives a reload, because the phone may discard
 * this tab while the student reads the code in WhatsApp. It contains nothing that identifies the student, because Back
 * leads here even after a sign-out (see session/password-reset.ts).
 */
export interface ResetState {
  /** When a code was last requested, by this phone's clock; undefined on the first stage. */
  readonly sentAt?: number;
  /** How often a code was requested. */
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

/** The maximum number of codes in an hour; after that, the server sends none. */
const inAnHour = 3;

/** Whether the next code can be requested only after an hour. */
export function isLimitReached(sendings: number): boolean {
  return sendings % inAnHour === 0;
}

/**
 * Returns how many seconds remain until a new code may be requested: a minute after the last one, and an hour after
 * every third. Never longer than that, even if the clock was set back.
 */
export function secondsToWait(sentAt: number, sendings: number, now: number): number {
  const pause = isLimitReached(sendings) ? hour : minute;
  return Math.ceil(Math.max(0, Math.min(pause, sentAt + pause - now)) / 1000);
}
