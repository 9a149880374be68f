import { isExpired } from '#domain/expiry.ts';
import { serverTime } from '../../clock.ts';
import type { OutboxItem, OutboxStore } from './outbox-store.ts';
import { connectTabs, type Message } from './outbox-tabs.ts';
import { byAge, createView, isUnsent } from './outbox-view.ts';
import { type Attempt, createLane, type Haste, haste } from './queue.ts';
import type { Order, Sender } from './sender.ts';
import { itemOf, tryOnce } from './try-once.ts';

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
 * the server has answered yes or no. Across tabs one sends at a time; files have a lane of their own, so that a
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
  const view = createView(store.isKept);
  const { tell, close } = connectTabs(hear);
  const lanes = [laneOf('outbox', false), laneOf('outbox files', true)];
  /** What an earlier visit had left unsent when this one began. */
  const leftOver = new Set<string>();
  /** Orders are kept one after the other, so that a double press finds the first one and replaces it. */
  let adding: Promise<unknown> = Promise.resolve();

  function laneOf(name: string, isOfFiles: boolean) {
    const isInIt = (item: OutboxItem) => isUnsent(item) && isOfFiles === !!senders[item.kind]?.isOfFiles;
    return createLane({
      name,
      async read() {
        const items = (await load()).filter(isInIt);
        view.endedElsewhere(items.map(({ id }) => id)); // one tab sends at a time, and it is this one
        return items;
      },
      seen: () => view.snapshot().items.filter(isInIt),
      deliver,
      isHidden,
    });
  }

  async function load(): Promise<readonly OutboxItem[]> {
    const now = time();
    let all = await store.all();
    if (now !== undefined && all.some((item) => item.countedFrom === undefined)) {
      await store.date(now);
      all = await store.all();
    }
    const old = all.filter((item) => isExpired(item, days, now));
    if (old.length > 0) await store.remove(old.map((item) => item.id));
    const items = all.filter((item) => !old.includes(item)).sort(byAge);
    view.show(items);
    return items;
  }

  /** Nothing is written for it: what this tab knows of the items may be old. */
  async function run(how?: Haste): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.run(how)));
  }

  async function deliver(item: OutboxItem, { signal, moved }: Attempt): Promise<void> {
    const sender = senders[item.kind];
    if (!sender || view.marked(item.id)?.state === 'needs-login') return;
    const surroundings = { item, items: view.snapshot().items };
    const lack = sender.lacks?.(item.payload, surroundings);
    if (lack) return view.mark(item, lack);
    showSending(item);
    let shownAt = Number.NEGATIVE_INFINITY;
    const onProgress = (percent: number) => {
      moved();
      const isSoon = performance.now() - shownAt < progressPause && percent < 100;
      if (isSoon || percent === view.marked(item.id)?.progress) return;
      shownAt = performance.now();
      showSending(item, percent);
    };
    const sending = { ...surroundings, signal, onProgress };
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
  function giveUpWhatIsTakenBack(): void {
    for (const lane of lanes) lane.giveUpUnless(view.has);
  }

  function tryAgain(): Promise<void> {
    for (const lane of lanes) lane.giveUpIfHanging();
    return run(haste.full);
  }

  async function hearOfChange(ids: readonly string[]): Promise<void> {
    view.endedElsewhere(ids);
    await load();
    giveUpWhatIsTakenBack();
    for (const lane of lanes) lane.runLater();
  }

  function hear(message: Message): void {
    if (message === 'try again') void tryAgain();
    else if (message === 'what is sent?') for (const sending of view.sentHere()) tell({ sending });
    else if ('sending' in message) view.startedElsewhere(message.sending);
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
    if (why === 'network') for (const lane of lanes) lane.giveUp();
    if (why === 'login') view.unmarkAll('needs-login');
    void run(haste.some);
  });

  async function begin(): Promise<void> {
    // Shown at once: another tab may be sending for minutes.
    for (const { id } of (await load()).filter(isUnsent)) leftOver.add(id);
    tell('what is sent?');
    await run(haste.some);
  }

  async function keep(order: Order): Promise<OutboxItem> {
    const item = itemOf(order);
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
    giveUpWhatIsTakenBack();
    tell({ changed: ids });
  }

  return {
    /** Resolves when the order is kept; it is sent in the background. */
    add(order: Order): Promise<OutboxItem> {
      const added = adding.then(() => keep(order));
      adding = added.catch(() => undefined);
      return added;
    },
    /** Looks on the device for what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      store.onLate(() => void begin());
      await begin();
    },
    /** Whether an earlier visit had left it unsent, whatever has become of it in this one. */
    wasLeftOver: ({ id }: OutboxItem) => leftOver.has(id),
    /** Looks on the device, and sends nothing. */
    look: load,
    /** The student asks for it, or has given what was lacking. */
    async tryAgain(): Promise<void> {
      view.unmarkAll('needs-login', 'needs-password');
      tell('try again');
      await tryAgain();
    },
    /** Keeps with a sent item that its draft is gone. */
    async noteDraftCleared(id: string): Promise<void> {
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
      await Promise.all(lanes.map((lane) => lane.stop()));
      close();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
