import { isExpired } from '#domain/expiry.ts';
import { serverTime } from '../../clock.ts';
import type { OutboxItem, OutboxStore } from './outbox-store.ts';
import { connectTabs, type Message } from './outbox-tabs.ts';
import { byCreation, createView, isUnsent } from './outbox-view.ts';
import { type Attempt, createQueue, type ForceLevel, force } from './queue.ts';
import type { NewOutboxItem, Sender } from './sender.ts';
import { createItem, tryOnce } from './try-once.ts';

/**
 * Tells that a try may succeed now: the student looks at the tab again; the network is back, and what still
 * hangs in the old one is given up; a log-in is there for what waited for one.
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
  /** The server's; undefined until it has told. */
  readonly time?: () => number | undefined;
}

/** How long what was sent waits for its answer, whatever the days that its form's draft is kept. */
const days = 7;

/** A tab that comes back is shown and focused: within this time, in milliseconds, that is one look. */
const sameLook = 1000;

/** Between two steps of progress that are shown: WebKit tells of every few kilobytes, and React would give up. */
const progressPause = 250;

const defaultWaits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Delivers what students send, once: an item is on the device before the page moves on, and leaves only when
 * the server has answered yes or no. Across tabs one sends at a time; files have a queue of their own, so that a
 * few words do not wait for megabytes. Two deliveries of the same thing, after an answer that was lost, are for
 * the server to recognise.
 */
export function createOutbox(options: OutboxOptions) {
  const {
    store,
    senders,
    waits = defaultWaits,
    random = Math.random,
    isHidden = () => false,
    time = serverTime,
  } = options;
  const view = createView(store.isPersisted);
  const { tell, close } = connectTabs(hear);
  const queues = [queueFor('outbox', false), queueFor('outbox files', true)];
  /** What an earlier visit had left unsent when this one began. */
  const fromEarlierVisit = new Set<string>();
  /** Orders are kept one after the other, so that a double press finds the first one and replaces it. */
  let adding: Promise<unknown> = Promise.resolve();

  function queueFor(name: string, isOfFiles: boolean) {
    const isInIt = (item: OutboxItem) => isUnsent(item) && isOfFiles === !!senders[item.kind]?.isUpload;
    return createQueue({
      name,
      async read() {
        const items = (await load()).filter(isInIt);
        view.endedInOtherTab(items.map(({ id }) => id)); // one tab sends at a time, and it is this one
        return items;
      },
      snapshot: () => view.snapshot().items.filter(isInIt),
      deliver,
      isHidden,
    });
  }

  async function load(): Promise<readonly OutboxItem[]> {
    const now = time();
    let all = await store.all();
    if (now !== undefined && all.some((item) => item.countedFrom === undefined)) {
      await store.startExpiry(now);
      all = await store.all();
    }
    const old = all.filter((item) => isExpired(item, days, now));
    if (old.length > 0) await store.remove(old.map((item) => item.id));
    const items = all.filter((item) => !old.includes(item)).sort(byCreation);
    view.show(items);
    return items;
  }

  /** Nothing is written for it: what this tab knows of the items may be old. */
  async function run(how?: ForceLevel): Promise<void> {
    await Promise.all(queues.map((queue) => queue.run(how)));
  }

  async function deliver(item: OutboxItem, { signal, onActivity }: Attempt): Promise<void> {
    const sender = senders[item.kind];
    if (!sender || view.marked(item.id)?.state === 'needs-login') return;
    const context = { item, items: view.snapshot().items };
    const blocker = sender.blockedBy?.(item.payload, context);
    if (blocker) return view.mark(item, blocker);
    showSending(item);
    let shownAt = Number.NEGATIVE_INFINITY;
    const onProgress = (percent: number) => {
      onActivity();
      const isSoon = performance.now() - shownAt < progressPause && percent < 100;
      if (isSoon || percent === view.marked(item.id)?.progress) return;
      shownAt = performance.now();
      showSending(item, percent);
    };
    const sending = { ...context, signal, onProgress };
    const [tried, ...following] = await tryOnce(sender, sending, { waits, random });
    view.unmark(item.id);
    // Only this tab knows that it was refused for want of a log-in; what a log-in makes of it is seen then.
    const isLoginMissing = tried.state === 'needs-login';
    const kept: OutboxItem = isLoginMissing ? { ...tried, state: 'waiting' } : tried;
    if (!(await store.replace(item.id, [kept, ...following]))) return view.drop([item.id]);
    if (isLoginMissing) view.mark(kept, 'needs-login');
    changed([kept, ...following]);
    // What follows from it, and what waited for its answer.
    if (tried.state === 'sent') void run();
  }

  function showSending(item: OutboxItem, percent?: number): void {
    view.mark(item, 'sending', percent);
    tell({ sending: item.id });
  }

  /** Shows what was just written, here and in the other tabs. */
  function changed(items: readonly OutboxItem[]): void {
    view.put(items);
    tell({ changed: items.map(({ id }) => id) });
  }

  /** Here or in another tab: what is left of it need not arrive. */
  function abortRemoved(): void {
    for (const queue of queues) queue.abortUnless(view.has);
  }

  function tryAgain(): Promise<void> {
    for (const queue of queues) queue.abortIfHanging();
    return run(force.deferred);
  }

  async function hearOfChange(ids: readonly string[]): Promise<void> {
    view.endedInOtherTab(ids);
    await load();
    abortRemoved();
    for (const queue of queues) queue.runLater();
  }

  function hear(message: Message): void {
    if (message === 'try again') void tryAgain();
    else if (message === 'what is sent?') for (const sending of view.sentHere()) tell({ sending });
    else if ('sending' in message) view.startedInOtherTab(message.sending);
    else void hearOfChange(message.changed);
  }

  let lookedAt = Number.NEGATIVE_INFINITY;
  function isSameLook(): boolean {
    const before = lookedAt;
    lookedAt = performance.now();
    return lookedAt - before < sameLook;
  }

  options.wakeUps?.((why) => {
    if (why === 'look' && isSameLook()) return;
    if (why === 'network') for (const queue of queues) queue.abort();
    if (why === 'login') view.unmarkAll('needs-login');
    void run(force.backedOff);
  });

  async function begin(): Promise<void> {
    // Shown at once: another tab may be sending for minutes.
    for (const { id } of (await load()).filter(isUnsent)) fromEarlierVisit.add(id);
    tell('what is sent?');
    await run(force.backedOff);
  }

  async function keep(order: NewOutboxItem): Promise<OutboxItem> {
    const item = createItem(order);
    // A newer version of what is still unsent, or was refused, takes its place.
    const replaced = (await load()).filter(
      (each) => each.kind === item.kind && each.owner === item.owner && each.state !== 'sent',
    );
    await store.put([item]);
    changed([item]);
    await remove(replaced);
    void run();
    return item;
  }

  async function remove(items: readonly OutboxItem[]): Promise<void> {
    if (items.length === 0) return;
    const ids = items.map((item) => item.id);
    await store.remove(ids);
    view.drop(ids);
    abortRemoved();
    tell({ changed: ids });
  }

  return {
    /** Resolves when the order is kept; it is sent in the background. */
    add(order: NewOutboxItem): Promise<OutboxItem> {
      const added = adding.then(() => keep(order));
      adding = added.catch(() => undefined);
      return added;
    },
    /** Looks on the device for what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      store.onLateOpen(() => void begin());
      await begin();
    },
    /** Whether an earlier visit had left it unsent, whatever has become of it in this one. */
    isFromEarlierVisit: ({ id }: OutboxItem) => fromEarlierVisit.has(id),
    /** Looks on the device, and sends nothing. */
    refresh: load,
    /** The student asks for it, or has given what was lacking. */
    async tryAgain(): Promise<void> {
      view.unmarkAll('needs-login', 'needs-password');
      tell('try again');
      await tryAgain();
    },
    /** Keeps with a sent item that its draft is gone. */
    async markDraftCleared(id: string): Promise<void> {
      const item = (await store.all()).find((each) => each.id === id);
      const noted = item && [{ ...item, isDraftCleared: true }];
      if (noted && (await store.replace(id, noted))) changed(noted);
    },
    /** Removes items of one owner, or of everyone: on sign-out, on another student's log-in. */
    async forget(isForgotten: (item: OutboxItem) => boolean): Promise<void> {
      await remove((await load()).filter(isForgotten));
    },
    subscribe: view.subscribe,
    snapshot: view.snapshot,
    /** Lets what is under way finish, and begins nothing more. */
    async stop(): Promise<void> {
      await Promise.all(queues.map((queue) => queue.stop()));
      close();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
