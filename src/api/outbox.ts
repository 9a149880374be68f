import type { ItemState, OutboxItem, OutboxStore } from './outbox-store.ts';
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
}

export interface OutboxSnapshot {
  /** Whether the device has been asked yet. */
  readonly isLoaded: boolean;
  /** Whether all that is unsent survives a reload. */
  readonly isKept: boolean;
  /** Oldest first. */
  readonly items: readonly OutboxItem[];
}

const sevenDays = 7 * 24 * 60 * 60 * 1000;
/** What has moved within this time does not hang, however long it takes. */
const longestStandstill = 10_000;
const defaultWaits = [1000, 2000, 4000, 8000, 16_000, 30_000];

export const isUnsent = (item: OutboxItem) => item.state !== 'sent' && item.state !== 'refused';

/**
 * Delivers what students send, once: an item is on the device before the page moves on, and leaves only when
 * the server has answered yes or no. Across tabs one sends at a time. Two deliveries of the same thing, after
 * an answer that was lost, are for the server to recognise.
 */
export function createOutbox(options: OutboxOptions) {
  const { store, senders, waits = defaultWaits, random = Math.random, isHidden = () => false } = options;
  const listeners = new Set<() => void>();
  const tabs = globalThis.BroadcastChannel && new BroadcastChannel('outbox');
  let snapshot: OutboxSnapshot = { isLoaded: false, isKept: true, items: [] };
  /** What only this tab knows of an item: that it is being sent and how far it is, or what it lacks here. */
  const here = new Map<string, Pick<OutboxItem, 'state' | 'progress'>>();
  /** What another tab has said it is sending. */
  const elsewhere = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | undefined;
  let nextRound: Promise<void> | undefined;
  /** Whether the next round tries everything, however long it was to wait. */
  let isEager = false;
  let trying: { readonly id: string; readonly abort: AbortController; movedAt?: number } | undefined;
  let isStopped = false;
  /** Orders are kept one after the other, so that a double press finds the first one and replaces it. */
  let adding: Promise<unknown> = Promise.resolve();

  async function load(): Promise<readonly OutboxItem[]> {
    const all = await store.all();
    const old = all.filter((item) => item.createdAt < Date.now() - sevenDays);
    if (old.length > 0) await store.remove(old.map((item) => item.id));
    show(all.filter((item) => !old.includes(item)));
    return snapshot.items;
  }

  function show(items: readonly OutboxItem[]): void {
    const asSeenHere = items.map((item) => (isUnsent(item) ? { ...item, ...seenHere(item) } : item));
    asSeenHere.sort((one, other) => one.createdAt - other.createdAt);
    const isKept = store.isKept() && !items.some((item) => item.isHereOnly && isUnsent(item));
    snapshot = { isLoaded: true, isKept, items: asSeenHere };
    for (const listener of listeners) listener();
  }

  function seenHere({ id, state }: OutboxItem): Pick<OutboxItem, 'state' | 'progress'> {
    const isSentElsewhere = elsewhere.has(id);
    return { progress: undefined, ...(here.get(id) ?? { state: isSentElsewhere ? 'elsewhere' : state }) };
  }

  /** Shows what was just written, here and in the other tabs. */
  function changed(items: readonly OutboxItem[]): void {
    const ids = new Set(items.map((item) => item.id));
    show([...snapshot.items.filter((item) => !ids.has(item.id)), ...items]);
    tabs?.postMessage('changed');
  }

  function mark(item: OutboxItem, state: ItemState, progress?: number): void {
    here.set(item.id, { state, progress });
    if (state === 'sending') tabs?.postMessage({ sending: item.id });
    show(snapshot.items.map((each) => (each.id === item.id ? item : each)));
  }

  /** One round over everything that is due; asked for during a round, another follows. */
  function run(): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (round) {
      nextRound ??= round.then(() => {
        nextRound = undefined;
        return run();
      });
      return nextRound;
    }
    round = alone(deliverDue).finally(() => {
      round = undefined;
      if (!nextRound) runLater();
    });
    return round;
  }

  async function deliverDue(): Promise<void> {
    const isEverythingDue = isEager;
    isEager = false;
    elsewhere.clear(); // one tab sends at a time, and it is this one
    for (const { id } of await load()) {
      // Read again: another tab may have sent it, or a sign-out removed it, while this one was busy.
      const item = (await store.all()).find((each) => each.id === id);
      if (!item || !isUnsent(item)) continue;
      if (isEverythingDue || (item.notBefore ?? 0) <= Date.now()) await deliver(item);
    }
  }

  async function deliver(item: OutboxItem): Promise<void> {
    const sender = senders[item.kind];
    if (!sender || here.get(item.id)?.state === 'needs-login') return;
    const surroundings = { item, items: snapshot.items };
    const lack = sender.lacks?.(item.payload, surroundings);
    mark(item, lack ?? 'sending');
    if (lack) return;
    const running = { id: item.id, abort: new AbortController(), movedAt: undefined as number | undefined };
    trying = running;
    const onProgress = (percent: number) => {
      if (trying !== running) return;
      running.movedAt = Date.now();
      if (percent !== here.get(item.id)?.progress) mark(item, 'sending', percent);
    };
    const sending = { ...surroundings, signal: running.abort.signal, onProgress };
    const [tried, ...following] = await tryOnce(sender, sending, { waits, random });
    trying = undefined;
    here.delete(item.id);
    // Only this tab knows that it was refused for want of a log-in; what a log-in makes of it is seen then.
    const isLoginMissing = tried.state === 'needs-login';
    const after: OutboxItem[] = [isLoginMissing ? { ...tried, state: 'waiting' } : tried, ...following];
    if (!(await store.replace(item.id, after))) {
      return show(snapshot.items.filter((each) => each.id !== item.id));
    }
    if (isLoginMissing) here.set(item.id, { state: 'needs-login' });
    changed(after);
    if (following.length > 0) void run();
  }

  function runLater(): void {
    clearTimeout(timer);
    const due = snapshot.items.flatMap((item) =>
      isUnsent(item) && item.notBefore !== undefined ? [item.notBefore] : [],
    );
    if (due.length === 0 || isHidden() || isStopped) return;
    timer = setTimeout(run, Math.max(0, Math.min(...due) - Date.now()));
  }

  /** Tries everything now. Nothing is written for it: what this tab knows of the items may be old. */
  function tryNow(): Promise<void> {
    isEager = true;
    return run();
  }

  /**
   * The one try under way may hang for ever, and with it what waits for its turn; the server knows duplicates.
   * An upload that is getting on is not given up.
   */
  function giveUpIfHanging(): void {
    if (Date.now() - (trying?.movedAt ?? 0) > longestStandstill) trying?.abort.abort();
  }

  /** Here or in another tab: what is left of it need not arrive. */
  function giveUpIfTakenBack(): void {
    if (!snapshot.items.some((item) => item.id === trying?.id)) trying?.abort.abort();
  }

  function unmark(state: ItemState): void {
    for (const [id, marked] of here) if (marked.state === state) here.delete(id);
  }

  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'try again') {
      giveUpIfHanging();
      void tryNow();
    } else if (data === 'changed') {
      elsewhere.clear();
      void load().then(giveUpIfTakenBack).then(runLater);
    } else if (!elsewhere.has(data.sending)) {
      elsewhere.add(data.sending);
      if (snapshot.isLoaded) show(snapshot.items);
    }
  });
  options.wakeUps?.((why) => {
    if (why === 'network') trying?.abort.abort();
    if (why === 'login') unmark('needs-login');
    void tryNow();
  });

  return {
    /** Resolves when the order is kept; it is sent in the background. */
    add(order: Order): Promise<OutboxItem> {
      const added = adding.then(() => keep(order));
      adding = added.catch(() => undefined);
      return added;
    },
    /** Looks on the device for what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      await load(); // shown at once: another tab may be sending for minutes
      await tryNow();
    },
    /** Looks on the device, and sends nothing. */
    look: () => load(),
    /** The student asks for it, or has given what was lacking. */
    async tryAgain(): Promise<void> {
      unmark('needs-login');
      unmark('needs-password');
      giveUpIfHanging();
      tabs?.postMessage('try again');
      await tryNow();
    },
    /** Keeps with a sent item that its draft is gone. */
    async noteDraftCleared(id: string): Promise<void> {
      await alone(async () => {
        const item = (await store.all()).find((each) => each.id === id);
        const noted = item && [{ ...item, isDraftCleared: true }];
        if (noted && (await store.replace(id, noted))) changed(noted);
      });
    },
    /** Removes items of one owner, or of everyone: on sign-out, on another student's log-in. */
    async forget(isForgotten: (item: OutboxItem) => boolean): Promise<void> {
      await remove((await load()).filter(isForgotten));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    /** Lets what is under way finish, and begins nothing more. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await round;
      tabs?.close();
    },
  };

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
    for (const id of ids) here.delete(id);
    await store.remove(ids);
    show(snapshot.items.filter((item) => !ids.includes(item.id)));
    giveUpIfTakenBack();
    tabs?.postMessage('changed');
  }
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Alone among all tabs, where the browser can tell; otherwise in this one, and the server tells duplicates. */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request('outbox', work) : work();
}
