import { ApiError, formatError, isTransient } from '#api/http/api-error.ts';
import type { Blocker, OutboxItem } from './outbox-item.ts';

/* Decides when an item is tried, when it is tried again, and when a try is given up. */

/** What a round tries: items that are due; also those that wait by our own choice; also those the server has put off. */
export const force = { due: 0, backedOff: 1, deferred: 2 } as const;
export type ForceLevel = (typeof force)[keyof typeof force];

/** A try under way. */
export interface RunningTry {
  readonly id: string;
  /** When it last made progress. */
  readonly movedAt: number;
}

export interface Occasion {
  readonly level: ForceLevel;
  /** The tries under way that are given up for it. */
  readonly givesUp?: (running: RunningTry) => boolean;
  /** What an item lacked in this tab and may have now. */
  readonly resolves?: readonly Blocker[];
}

/** A try with progress within this time does not hang, however long it takes. */
const hangTimeout = 10_000;

/**
 * It may hang for ever, and with it what waits for its turn; the server knows duplicates. An upload that is getting on is
 * not given up.
 */
const isHanging = ({ movedAt }: RunningTry) => Date.now() - movedAt > hangTimeout;

/** Why a try may succeed now. */
export const occasions = {
  /** A visit begins: what an earlier one left. */
  start: { level: force.backedOff },
  /** The student looks at the tab again. */
  look: { level: force.backedOff },
  /** The network is back. */
  network: { level: force.backedOff, givesUp: () => true },
  login: { level: force.backedOff, resolves: ['needs-login'] },
  /** The student asks for it, or has given what was lacking. */
  student: { level: force.deferred, givesUp: isHanging, resolves: ['needs-login', 'needs-password'] },
  /** The student asks for it in another tab. */
  'other tab': { level: force.deferred, givesUp: isHanging },
} satisfies Readonly<Record<string, Occasion>>;

export type OccasionName = keyof typeof occasions;

/** A tab that comes back is shown and focused: within this time, in milliseconds, that is one look. */
const sameLook = 1000;

/** Whether a look at the tab is the same as the one before it. */
export function createLookFilter(): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const before = lookedAt;
    lookedAt = performance.now();
    return lookedAt - before < sameLook;
  };
}

export interface Backoff {
  /** Waits before the second, third … try, in milliseconds. */
  readonly waits: readonly number[];
  readonly random: () => number;
}

export const defaultWaits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/** What becomes of an item whose try has failed; `tries` includes that one. */
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
 * The host's Retry-After; for a network that lets no such file through 1, 2, 4 … 64 minutes, because each try costs
 * the student data.
 */
function requestedDelay({ kind, retryAfterSeconds = 0 }: ApiError, tries: number): number {
  return kind === 'too large' ? 60_000 * 2 ** Math.min(tries - 1, 6) : retryAfterSeconds * 1000;
}

/** 1, 2, 4 … 30 seconds, up to a quarter more or less, so that a thousand phones do not come back as one. */
function backoffDelay(tries: number, { waits, random }: Backoff): number {
  return (waits[Math.min(tries, waits.length) - 1] ?? 0) * (0.75 + random() / 2);
}

/** The server asks for a day at most (api/http/response.ts): a longer wait comes of a clock that was set back. */
const longestWait = 1.25 * 86_400_000;

export function isDue(item: OutboxItem, level: ForceLevel): boolean {
  return timeUntilDue(item) === 0 || level >= (item.isDeferred ? force.deferred : force.backedOff);
}

/** How long until it is due, in milliseconds. */
function timeUntilDue({ notBefore = 0 }: OutboxItem): number {
  const wait = notBefore - Date.now();
  return wait > longestWait ? 0 : Math.max(0, wait);
}

/** How long until the next of these items is due; undefined where none waits for a time. */
export function timeUntilNext(items: readonly OutboxItem[]): number | undefined {
  const waiting = items.filter(({ state, notBefore }) => state === 'waiting' && notBefore !== undefined);
  return waiting.length > 0 ? Math.min(...waiting.map(timeUntilDue)) : undefined;
}
