import { serverTime } from '../../clock.ts';
import { createDeliver } from './deliver.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createItems, type OutboxItems } from './outbox-items.ts';
import { endInOtherTabs, idsSentHere, isUnsent, startInOtherTab, unmark } from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import { connectTabs, type OutboxTabs } from './outbox-tabs.ts';
import { force } from './queue.ts';
import { createQueues, type OutboxQueues } from './queues.ts';
import type { NewOutboxItem, Sender } from './sender.ts';

/**
 * Tells that a try may succeed now: the student looks at the tab again; the network is back, and tries that still hang
 * are aborted; or a student has logged in.
 */
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

/** A tab that comes back is shown and focused: within this time, in milliseconds, that is one look. */
const sameLook = 1000;

const defaultWaits = [1000, 2000, 4000, 8000, 16_000, 30_000];

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

  async function begin(): Promise<void> {
    // Shown at once: another tab may be sending for minutes.
    for (const { id } of (await items.load()).filter(isUnsent)) fromEarlierVisit.add(id);
    tabs.tell('what is sent?');
    await queues.run(force.backedOff);
  }

  hearTabs(tabs, items, queues);
  options.wakeUps?.(createWake(items, queues));

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
    async tryAgain(): Promise<void> {
      items.updateSilently(unmark, 'needs-login', 'needs-password');
      tabs.tell('try again');
      await queues.retry();
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

function hearTabs(tabs: OutboxTabs, items: OutboxItems, queues: OutboxQueues): void {
  const followChange = async (ids: readonly string[]) => {
    items.updateSilently(endInOtherTabs, ids);
    await items.load();
    queues.abortRemoved();
    queues.runLater();
  };
  tabs.listen((message) => {
    if (message === 'try again') void queues.retry();
    else if (message === 'what is sent?') {
      for (const sending of idsSentHere(items.state())) tabs.tell({ sending });
    } else if ('changed' in message) void followChange(message.changed);
    else if (!items.state().inOtherTabs.has(message.sending)) items.update(startInOtherTab, message.sending);
  });
}

function createWake(items: OutboxItems, queues: OutboxQueues): Wake {
  let lookedAt = Number.NEGATIVE_INFINITY;
  function isSameLook(): boolean {
    const before = lookedAt;
    lookedAt = performance.now();
    return lookedAt - before < sameLook;
  }
  return (why) => {
    if (why === 'look' && isSameLook()) return;
    if (why === 'network') queues.abort();
    if (why === 'login') items.updateSilently(unmark, 'needs-login');
    void queues.run(force.backedOff);
  };
}
