/**
 * What of a reset is kept in the history entry: it outlives a reload, because the code comes by WhatsApp and a
 * phone may drop this tab while the student reads it there. Nothing that tells who it was: Back leads here even after
 * a sign-out (see session/password-reset.ts).
 */
export interface ResetState {
  /** When the code was last asked for, by this phone's clock; not yet on the first stage. */
  readonly sentAt?: number;
  /** How often it was asked for. */
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

/** So many in an hour; then the server sends none. */
const inAnHour = 3;

/** Whether the next code has to wait for an hour. */
export function isSentEnough(sendings: number): boolean {
  return sendings % inAnHour === 0;
}

/**
 * How many seconds until a new code may be asked for: a minute after the last, and an hour after
 * every third. A clock that was set back holds nobody longer than that.
 */
export function secondsToWait(sentAt: number, sendings: number, now: number): number {
  const pause = isSentEnough(sendings) ? hour : minute;
  return Math.ceil(Math.max(0, Math.min(pause, sentAt + pause - now)) / 1000);
}
