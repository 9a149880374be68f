import { serverTime } from '../../clock.ts';
import { createDeliver } from './deliver.ts';
import type { NewOutboxItem, OutboxItem, Sender } from './outbox-item.ts';
import { createItems } from './outbox-items.ts';
import { endInOtherTabs, idsSentHere, isUnsent, startInOtherTab, unmark } from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import { connectTabs } from './outbox-tabs.ts';
import { createQueues } from './queues.ts';
import { createLookFilter, defaultWaits, type Occasion, type OccasionName, occasions } from './retry.ts';

/** Tells that a try may succeed now. */
export type Wake = (why: 'look' | 'network' | 'login') => void;

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly senders: Readonly<Record<string, Sender>>;
  /** Calls back whenever a try may succeed at once. */
  readonly wakeUps?: (wake: Wake) => void;
  readonly isHidden?: () => boolean;
  /** Waits before the second, third … try, in milliseconds (reliability: 1 to 30 s). */
  readonly waits?: readonly number[];
  readonly random?: () => number;
  /** The server's time; undefined until an answer has told it. */
  readonly time?: () => number | undefined;
}

/**
 * Delivers what students send, once: an item is on the device before the page moves on, and leaves only when
 * the server has answered yes or no. Across tabs one sends at a time. Two deliveries of the same thing, after an
 * answer that was lost, are for the server to recognise.
 */
export function createOutbox(options: OutboxOptions) {
  const { store, senders, waits = defaultWaits, random = Math.random } = options;
  const tabs = connectTabs();
  const items = createItems(store, tabs.tell, options.time ?? serverTime);
  const queues = createQueues({
    items,
    isUpload: ({ kind }) => !!senders[kind]?.isUpload,
    deliver: createDeliver({ store, items, senders, backoff: { waits, random }, tell: tabs.tell }),
    isHidden: options.isHidden ?? (() => false),
  });
  /** What an earlier visit had left unsent when this one began. */
  const fromEarlierVisit = new Set<string>();

  const isSameLook = createLookFilter();

  async function tryNow(why: OccasionName): Promise<void> {
    const { level, givesUp, resolves = [] }: Occasion = occasions[why];
    items.updateSilently(unmark, ...resolves);
    if (givesUp) queues.abortIf(givesUp);
    await queues.run(level);
  }

  async function begin(): Promise<void> {
    // Shown at once: another tab may be sending for minutes.
    for (const { id } of (await items.load()).filter(isUnsent)) fromEarlierVisit.add(id);
    tabs.tell('what is sent?');
    await tryNow('start');
  }

  async function followChange(ids: readonly string[]): Promise<void> {
    items.updateSilently(endInOtherTabs, ids);
    await items.load();
    queues.abortRemoved();
    queues.runLater();
  }

  tabs.listen((message) => {
    if (message === 'try again') void tryNow('other tab');
    else if (message === 'what is sent?') {
      for (const sending of idsSentHere(items.state())) tabs.tell({ sending });
    } else if ('changed' in message) void followChange(message.changed);
    else if (!items.state().inOtherTabs.has(message.sending)) items.update(startInOtherTab, message.sending);
  });
  options.wakeUps?.((why) => {
    if (why !== 'look' || !isSameLook()) void tryNow(why);
  });

  return {
    /** Resolves when the order is kept; it is sent in the background. */
    async add(order: NewOutboxItem): Promise<OutboxItem> {
      const item = await items.add(order);
      queues.abortRemoved();
      void queues.run();
      return item;
    },
    /** Reads what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      store.onLateOpen(() => void begin());
      await begin();
    },
    /** Whether an earlier visit had left it unsent. */
    isFromEarlierVisit: ({ id }: OutboxItem) => fromEarlierVisit.has(id),
    /** Looks on the device, and sends nothing. */
    refresh: items.load,
    /** The student asks for it, or has given what was lacking. */
    tryAgain(): Promise<void> {
      tabs.tell('try again');
      return tryNow('student');
    },
    markDraftCleared: items.markDraftCleared,
    /** Removes items of one owner, or of everyone: on sign-out, on another student's log-in. */
    async forget(isForgotten: (item: OutboxItem) => boolean): Promise<void> {
      await items.remove((await items.load()).filter(isForgotten));
      queues.abortRemoved();
    },
    subscribe: items.subscribe,
    snapshot: items.snapshot,
    /** Lets what is under way finish, and begins nothing more. */
    stop: (): Promise<void> => queues.stop().then(tabs.close),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
