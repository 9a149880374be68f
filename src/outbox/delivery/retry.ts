import { ApiError, formatError, isTransient } from '#api/http/api-error.ts';
import type { Blocker, OutboxItem } from './outbox-item.ts';

/* Decides when an item is sent or sent again, and when an attempt is aborted. */

/**
 * Which items a round sends. `due`: items whose delay is over. `backedOff`: also items that are delayed after a failed
 * attempt. `deferred`: also items for which the server has asked for a longer delay.
 */
export const force = { due: 0, backedOff: 1, deferred: 2 } as const;
export type ForceLevel = (typeof force)[keyof typeof force];

/** An attempt that is running. */
export interface RunningAttempt {
  readonly id: string;
  /** When the attempt last made progress, in epoch milliseconds. */
  readonly movedAt: number;
}

export interface Occasion {
  readonly level: ForceLevel;
  /** Returns whether this event aborts a running attempt. */
  readonly aborts?: (running: RunningAttempt) => boolean;
  /** The blockers that may be resolved after this event. */
  readonly resolves?: readonly Blocker[];
}

/** Milliseconds without progress after which an attempt counts as hanging. */
const hangTimeout = 10_000;

/**
 * Returns whether an attempt is hanging and may be aborted: it could block its queue for ever, and the server
 * recognizes a duplicate. An upload that makes progress is not aborted.
 */
const isHanging = ({ movedAt }: RunningAttempt) => Date.now() - movedAt > hangTimeout;

/** The events after which an attempt may succeed. */
export const occasions = {
  /** A visit to the portal begins. */
  start: { level: force.backedOff },
  /** The tab is shown or focused again. */
  visible: { level: force.backedOff },
  /** The network connection is back. */
  network: { level: force.backedOff, aborts: () => true },
  login: { level: force.backedOff, resolves: ['needs-login'] },
  /** The student asks to try again, or has entered what was missing. */
  student: { level: force.deferred, aborts: isHanging, resolves: ['needs-login', 'needs-password'] },
  /** The student asks to try again in another tab. */
  'other tab': { level: force.deferred, aborts: isHanging },
} satisfies Readonly<Record<string, Occasion>>;

export type OccasionName = keyof typeof occasions;

/**
 * A tab that becomes visible again fires both visibilitychange and focus. Within this time, in milliseconds, the two
 * events count as one.
 */
const duplicateWindow = 1000;

/** Returns a function that returns true if it was last called less than `duplicateWindow` ago. */
export function createDuplicateFilter(): () => boolean {
  let calledAt = Number.NEGATIVE_INFINITY;
  return () => {
    const before = calledAt;
    calledAt = performance.now();
    return calledAt - before < duplicateWindow;
  };
}

export interface Backoff {
  /** The delays before the second, third … attempt, in milliseconds. */
  readonly waits: readonly number[];
  readonly random: () => number;
}

export const defaultWaits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Returns the changes to an item after a failed attempt. `tries` is the number of attempts, including the failed one.
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
 * Returns the delay in milliseconds that the host asks for (Retry-After). If the network refuses large files, returns
 * 1, 2, 4 … 64 minutes, because each attempt costs the student data.
 */
function requestedDelay({ kind, retryAfterSeconds = 0 }: ApiError, tries: number): number {
  return kind === 'too large' ? 60_000 * 2 ** Math.min(tries - 1, 6) : retryAfterSeconds * 1000;
}

/**
 * Returns the delay in milliseconds after a failed attempt: by default 1, 2, 4 … 30 seconds, with a jitter of 25 %, so
 * that a thousand phones do not retry at the same moment.
 */
function backoffDelay(tries: number, { waits, random }: Backoff): number {
  return (waits[Math.min(tries, waits.length) - 1] ?? 0) * (0.75 + random() / 2);
}

/**
 * The longest plausible delay, in milliseconds. Retry-After is limited to a day (api/http/response.ts), so a longer
 * delay means that the phone's clock was set back.
 */
const longestWait = 1.25 * 86_400_000;

export function isDue(item: OutboxItem, level: ForceLevel): boolean {
  return timeUntilDue(item) === 0 || level >= (item.isDeferred ? force.deferred : force.backedOff);
}

/** Returns the milliseconds until the item is due. */
function timeUntilDue({ notBefore = 0 }: OutboxItem): number {
  const wait = notBefore - Date.now();
  return wait > longestWait ? 0 : Math.max(0, wait);
}

/** Returns the milliseconds until the next item is due; undefined if no item is waiting for a time. */
export function timeUntilNext(items: readonly OutboxItem[]): number | undefined {
  const waiting = items.filter(({ state, notBefore }) => state === 'waiting' && notBefore !== undefined);
  return waiting.length > 0 ? Math.min(...waiting.map(timeUntilDue)) : undefined;
}
