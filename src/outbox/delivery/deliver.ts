import { now } from '../../clock.ts';
import type { Broadcast } from './outbox-channel.ts';
import { createItem, type OutboxItem, type Sender, type SendOptions } from './outbox-item.ts';
import type { OutboxItems } from './outbox-items.ts';
import { clearMark, mark, remove } from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Attempt } from './queues.ts';
import { afterFailure, type Backoff } from './retry.ts';

/**
 * The shortest time in milliseconds between two shown progress values. WebKit fires a progress event every
 * few kilobytes, which is too often for React.
 */
const progressPause = 250;

interface DeliverOptions {
  readonly store: OutboxStore;
  readonly items: OutboxItems;
  readonly senders: Readonly<Record<string, Sender>>;
  readonly backoff: Backoff;
  readonly broadcast: Broadcast;
}

/**
 * Returns a function that makes one attempt to send an item. The function stores the result before it shows
 * the result, and returns whether the item was sent.
 */
export function createDeliver({ store, items, senders, backoff, broadcast }: DeliverOptions) {
  const localStateOf = (id: string) => items.state().inThisTab.get(id);

  function showSending(item: OutboxItem, progress?: number): void {
    items.update(mark, item, { state: 'sending', progress });
    broadcast({ sending: item.id });
  }

  function progressOf(item: OutboxItem, onActivity: () => void): (percent: number) => void {
    let shownAt = Number.NEGATIVE_INFINITY;
    return (percent) => {
      onActivity();
      const isTooSoon = performance.now() - shownAt < progressPause && percent < 100;
      if (isTooSoon || percent === localStateOf(item.id)?.progress) return;
      shownAt = performance.now();
      showSending(item, percent);
    };
  }

  return async (item: OutboxItem, { signal, onActivity }: Attempt): Promise<boolean> => {
    const sender = senders[item.kind];
    if (!sender || localStateOf(item.id)?.state === 'needs-login') return false;
    const context = { item, items: items.snapshot().items };
    const blocker = sender.blockedBy?.(item.payload, context);
    if (blocker) {
      items.update(mark, item, { state: blocker });
      return false;
    }
    showSending(item);
    const sending = { ...context, signal, onProgress: progressOf(item, onActivity) };
    const [tried, ...created] = await tryOnce(sender, sending, backoff);
    // Only this tab shows that a log-in is missing. The stored item remains `waiting`, so that it is sent
    // after a log-in.
    const isLoginMissing = tried.state === 'needs-login';
    const stored: OutboxItem = isLoginMissing ? { ...tried, state: 'waiting' } : tried;
    const isThere = await store.replace(item.id, [stored, ...created]);
    if (!isThere) {
      items.update(remove, [item.id]);
      return false;
    }
    if (isLoginMissing) items.update(mark, stored, { state: 'needs-login' });
    else items.updateSilently(clearMark, item.id);
    items.showWritten([stored, ...created]);
    return tried.state === 'sent';
  };
}

type Without = { readonly [field in keyof OutboxItem]?: undefined };

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
    const created = sender.followUps?.(item, answer) ?? [];
    // The payload of a sent item is deleted, because the phone may be shared.
    const gone = { payload: undefined, isInMemoryOnly: undefined } satisfies Without;
    const sent: OutboxItem = { ...tried, state: 'sent', sentAt: now(), answer, ...gone };
    return [sent, ...created.map(createItem)];
  } catch (error) {
    // An aborted attempt does not count as a failure: the item is sent again as soon as possible.
    if (signal.aborted) return [{ ...tried, tries: item.tries, problem: item.problem }];
    return [{ ...tried, ...afterFailure(error, tried.tries, backoff) }];
  }
}
