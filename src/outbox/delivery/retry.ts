import { ApiError, formatError, isTransient } from '#api/http/api-error.ts';
import type { Blocker, OutboxItem } from './outbox-item.ts';

/**
 * Says which items a round sends. `due` sends items whose delay is over, `backedOff` also sends items that
 * are delayed after a failed attempt, and `deferred` also sends items that the server has delayed
 * (Retry-After).
 */
export const force = { due: 0, backedOff: 1, deferred: 2 } as const;
export type ForceLevel = (typeof force)[keyof typeof force];

export interface RunningAttempt {
  readonly id: string;
  /** The time at which the attempt last made progress, in epoch milliseconds. */
  readonly movedAt: number;
}

export interface RetryEvent {
  readonly level: ForceLevel;
  readonly aborts?: (running: RunningAttempt) => boolean;
  /** The blockers, such as a missing log-in, that this event may have removed. */
  readonly resolves?: readonly Blocker[];
}

/** The time in milliseconds after which an attempt without progress counts as hanging. */
const hangTimeout = 10_000;

/**
 * Returns whether an attempt hangs. A hanging attempt could block its queue for ever. Aborting it is safe,
 * because the server recognises an item that it already has.
 */
const isHanging = ({ movedAt }: RunningAttempt) => Date.now() - movedAt > hangTimeout;

export const retryEvents = {
  start: { level: force.backedOff },
  visible: { level: force.backedOff },
  network: { level: force.backedOff, aborts: () => true },
  login: { level: force.backedOff, resolves: ['needs-login'] },
  /** This event occurs when the student presses "Try again", or has entered a missing password. */
  student: { level: force.deferred, aborts: isHanging, resolves: ['needs-login', 'needs-password'] },
  'other tab': { level: force.deferred, aborts: isHanging },
} satisfies Readonly<Record<string, RetryEvent>>;

export type RetryEventName = keyof typeof retryEvents;

/**
 * Two events within this time, in milliseconds, count as one, because a tab that becomes visible again fires
 * both visibilitychange and focus.
 */
const duplicateWindow = 1000;

export function createDuplicateFilter(): () => boolean {
  let calledAt = Number.NEGATIVE_INFINITY;
  return () => {
    const before = calledAt;
    calledAt = performance.now();
    return calledAt - before < duplicateWindow;
  };
}

export interface Backoff {
  readonly waits: readonly number[];
  readonly random: () => number;
}

export const defaultWaits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Returns the properties of an item that change after a failed attempt. `tries` counts all attempts,
 * including the failed one.
 */
export function afterFailure(error: unknown, tries: number, backoff: Backoff): Partial<OutboxItem> {
  const problem = formatError(error);
  const { status, fields } = error instanceof ApiError ? error : {};
  if (status === 401) return { state: 'needs-login', problem, status };
  if (!isTransient(error)) return { state: 'refused', problem, status, fields };
  const own = backoffDelay(tries, backoff);
  const asked = error instanceof ApiError ? requestedDelay(error, tries) : 0;
  return { state: 'waiting', problem, notBefore: Date.now() + Math.max(own, asked), isDeferred: asked > own };
}

/**
 * Returns the delay in milliseconds that the server has requested. If the network does not transfer large
 * files, returns 1, 2, 4 … 64 minutes, because each attempt costs the student data.
 */
function requestedDelay({ kind, retryAfterSeconds = 0 }: ApiError, tries: number): number {
  return kind === 'too large' ? 60_000 * 2 ** Math.min(tries - 1, 6) : retryAfterSeconds * 1000;
}

/**
 * Returns the delay in milliseconds: by default 1, 2, 4 … 30 seconds, plus or minus up to 25 % at random, so
 * that a thousand phones do not retry at the same moment.
 */
function backoffDelay(tries: number, { waits, random }: Backoff): number {
  return (waits[Math.min(tries, waits.length) - 1] ?? 0) * (0.75 + random() / 2);
}

/**
 * The longest delay, in milliseconds, that the outbox obeys. `Retry-After` is limited to a day
 * (api/http/response.ts), so a longer delay means that the phone's clock was set back.
 */
const longestWait = 1.25 * 86_400_000;

export function isDue(item: OutboxItem, level: ForceLevel): boolean {
  return timeUntilDue(item) === 0 || level >= (item.isDeferred ? force.deferred : force.backedOff);
}

function timeUntilDue({ notBefore = 0 }: OutboxItem): number {
  const wait = notBefore - Date.now();
  return wait > longestWait ? 0 : Math.max(0, wait);
}

/** Returns the time in milliseconds until the next scheduled attempt, or undefined if none is scheduled. */
export function timeUntilNext(items: readonly OutboxItem[]): number | undefined {
  const waiting = items.filter(({ state, notBefore }) => state === 'waiting' && notBefore !== undefined);
  return waiting.length > 0 ? Math.min(...waiting.map(timeUntilDue)) : undefined;
}
