/**
 * What of a reset is kept in the history entry: it outlives a reload, because the code comes by WhatsApp and a
 * phone may drop this tab while the student reads it there. Never a code or a password.
 */
export interface ResetState {
  readonly phone: string;
  /** When the code was last asked for, by this phone's clock; not yet on the first stage. */
  readonly sentAt?: number;
}

export function resetStateOf(state: unknown): ResetState {
  const { phone, sentAt } = (state ?? {}) as Record<keyof ResetState, unknown>;
  if (typeof phone !== 'string' || phone === '') return { phone: '' };
  return typeof sentAt === 'number' && Number.isFinite(sentAt) ? { phone, sentAt } : { phone };
}

/** A new code once a minute (content.md §10): more often the server sends none. */
const pause = 60_000;

/** How many seconds until a new code may be asked for. A clock that was set back holds nobody longer than the pause. */
export function secondsToWait(sentAt: number, now: number): number {
  return Math.ceil(Math.max(0, Math.min(pause, sentAt + pause - now)) / 1000);
}
