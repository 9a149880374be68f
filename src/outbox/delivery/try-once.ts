import { ApiError, formatError, isTransient } from '#api/http/api-error.ts';
import { randomId } from '#engine/core/index.ts';
import { now } from '../../clock.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { NewOutboxItem, Sender, SendOptions } from './sender.ts';

export interface Backoff {
  /** Waits before the second, third … try, in milliseconds. */
  readonly waits: readonly number[];
  readonly random: () => number;
}

type Without = { readonly [field in keyof OutboxItem]?: undefined };

/** Sends an item, and gives it as the try left it, and what follows from it. */
export async function tryOnce(
  sender: Sender,
  sending: SendOptions,
  backoff: Backoff,
): Promise<[OutboxItem, ...OutboxItem[]]> {
  const { item, signal } = sending;
  const before = { problem: undefined, notBefore: undefined, isDeferred: undefined } satisfies Without;
  const tried = { ...item, tries: item.tries + 1, ...before };
  try {
    const answer = await sender.send(item.payload, sending);
    const following = sender.followUps?.(item, answer) ?? [];
    // What was sent is the server's; nothing of it stays on a phone that may be shared.
    const gone = { payload: undefined, isInMemoryOnly: undefined } satisfies Without;
    const sent: OutboxItem = { ...tried, state: 'sent', sentAt: now(), answer, ...gone };
    return [sent, ...following.map(createItem)];
  } catch (error) {
    // Aborted, which is no failure: it is due at once.
    if (signal.aborted) return [{ ...tried, tries: item.tries, problem: item.problem }];
    const problem = formatError(error);
    const { status, fields } = error instanceof ApiError ? error : {};
    if (status === 401) return [{ ...tried, state: 'needs-login', problem, status }];
    if (!isTransient(error)) return [{ ...tried, state: 'refused', problem, status, fields }];
    const own = backoffDelay(tried.tries, backoff);
    const asked = error instanceof ApiError ? requestedDelay(error, tried.tries) : 0;
    const notBefore = Date.now() + Math.max(own, asked);
    return [{ ...tried, state: 'waiting', problem, notBefore, isDeferred: asked > own }];
  }
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

export function createItem(order: NewOutboxItem): OutboxItem {
  return { ...order, id: randomId(), createdAt: Date.now(), tries: 0, state: 'waiting' };
}
