import { serverTime } from '../../clock.ts';
import { createDeliver } from './deliver.ts';
import { openOutboxChannel } from './outbox-channel.ts';
import type { NewOutboxItem, OutboxItem, Sender } from './outbox-item.ts';
import { createItems } from './outbox-items.ts';
import { endInOtherTabs, idsSentHere, isUnsent, startInOtherTab, unmark } from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import { createQueues } from './queues.ts';
import {
  createDuplicateFilter,
  defaultWaits,
  type RetryEvent,
  type RetryEventName,
  retryEvents,
} from './retry.ts';

export type Wake = (why: 'visible' | 'network' | 'login') => void;

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly senders: Readonly<Record<string, Sender>>;
  readonly wakeUps?: (wake: Wake) => void;
  readonly isHidden?: () => boolean;
  /** The delays before the second, third … attempt, in milliseconds; by default 1 to 30 seconds. */
  readonly waits?: readonly number[];
  readonly random?: () => number;
  /**
   * Returns the server's time in epoch milliseconds, or undefined until a response has contained the time.
   */
  readonly time?: () => number | undefined;
}

/**
 * Stores what students submit and sends it, from one tab at a time, until the server accepts or rejects it.
 * The server recognises a repeated item by its id.
 */
export function createOutbox(options: OutboxOptions) {
  const { store, senders, waits = defaultWaits, random = Math.random } = options;
  const tabs = openOutboxChannel();
  const items = createItems(store, tabs.broadcast, options.time ?? serverTime);
  const queues = createQueues({
    items,
    isUpload: ({ kind }) => !!senders[kind]?.isUpload,
    deliver: createDeliver({ store, items, senders, backoff: { waits, random }, broadcast: tabs.broadcast }),
    isHidden: options.isHidden ?? (() => false),
  });
  const fromEarlierVisit = new Set<string>();

  const isDuplicate = createDuplicateFilter();

  async function tryNow(why: RetryEventName): Promise<void> {
    const { level, aborts, resolves = [] }: RetryEvent = retryEvents[why];
    items.updateSilently(unmark, ...resolves);
    if (aborts) queues.abortIf(aborts);
    await queues.run(level);
  }

  async function begin(): Promise<void> {
    // Shows the stored items before sending any of them, because another tab may hold the lock for minutes.
    for (const { id } of (await items.load()).filter(isUnsent)) fromEarlierVisit.add(id);
    tabs.broadcast('what is sent?');
    await tryNow('start');
  }

  async function handleChange(ids: readonly string[]): Promise<void> {
    items.updateSilently(endInOtherTabs, ids);
    await items.load();
    queues.abortRemoved();
    queues.runLater();
  }

  tabs.listen((message) => {
    if (message === 'try again') void tryNow('other tab');
    else if (message === 'what is sent?') {
      for (const sending of idsSentHere(items.state())) tabs.broadcast({ sending });
    } else if ('changed' in message) void handleChange(message.changed);
    else if (!items.state().inOtherTabs.has(message.sending)) items.update(startInOtherTab, message.sending);
  });
  options.wakeUps?.((why) => {
    if (why !== 'visible' || !isDuplicate()) void tryNow(why);
  });

  return {
    /** Adds an item and resolves when the item is stored. The outbox sends the item in the background. */
    async add(order: NewOutboxItem): Promise<OutboxItem> {
      const item = await items.add(order);
      queues.abortRemoved();
      void queues.run();
      return item;
    },
    async start(): Promise<void> {
      store.onLateOpen(() => void begin());
      await begin();
    },
    isFromEarlierVisit: ({ id }: OutboxItem) => fromEarlierVisit.has(id),
    /** Reads the store without sending anything. */
    refresh: items.load,
    /**
     * Tries to send all unsent items, because the student has pressed "Try again" or has entered a missing
     * password.
     */
    tryAgain(): Promise<void> {
      tabs.broadcast('try again');
      return tryNow('student');
    },
    markDraftCleared: items.markDraftCleared,
    /**
     * Stops sending the matching items at once, and resolves when they are deleted, so that a reload cannot
     * send them.
     */
    async forget(isForgotten: (item: OutboxItem) => boolean): Promise<void> {
      const removeFrom = (list: readonly OutboxItem[]) => {
        const removed = items.remove(list.filter(isForgotten));
        queues.abortRemoved();
        return removed;
      };
      await removeFrom(items.state().items);
      await removeFrom(await items.load());
    },
    subscribe: items.subscribe,
    snapshot: items.snapshot,
    /** Waits for the running attempt to end, and starts no further one. */
    stop: (): Promise<void> => queues.stop().then(tabs.close),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
