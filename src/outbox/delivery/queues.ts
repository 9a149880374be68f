import type { OutboxItem } from './outbox-item.ts';
import type { OutboxItems } from './outbox-items.ts';
import { endInOtherTabs, isUnsent } from './outbox-state.ts';
import { type ForceLevel, force, isDue, type RunningAttempt, timeUntilNext } from './retry.ts';

export interface Attempt {
  readonly signal: AbortSignal;
  /** Must be called on upload progress, so that the attempt does not count as hanging. */
  readonly onActivity: () => void;
}

interface QueuesOptions {
  readonly items: OutboxItems;
  readonly isUpload: (item: OutboxItem) => boolean;
  readonly deliver: (item: OutboxItem, attempt: Attempt) => Promise<boolean>;
  readonly isHidden: () => boolean;
}

export function createQueues({ items, isUpload, deliver, isHidden }: QueuesOptions) {
  const queues = [queueFor('outbox', false), queueFor('outbox files', true)];

  function queueFor(name: string, isOfFiles: boolean) {
    const belongsToQueue = (item: OutboxItem) => isUnsent(item) && isOfFiles === isUpload(item);
    return createQueue({
      name,
      async read() {
        const waiting = (await items.load()).filter(belongsToQueue);
        // This tab holds the queue's lock, so no other tab is sending these items.
        const ids = waiting.map(({ id }) => id);
        items.updateSilently(endInOtherTabs, ids);
        return waiting;
      },
      snapshot: () => items.snapshot().items.filter(belongsToQueue),
      async deliver(item, attempt) {
        // After a success, another round sends the items that the success created, and the items that waited
        // for the server's response.
        if (await deliver(item, attempt)) void run();
      },
      isHidden,
    });
  }

  /**
   * Runs a round in each queue. A round reads its items from the store, because this tab's view of them may
   * be outdated.
   */
  async function run(level?: ForceLevel): Promise<void> {
    await Promise.all(queues.map((queue) => queue.run(level)));
  }

  function abortIf(isMatch: (running: RunningAttempt) => boolean): void {
    for (const queue of queues) queue.abortIf(isMatch);
  }

  return {
    run,
    runLater(): void {
      for (const queue of queues) queue.runLater();
    },
    abortIf,
    abortRemoved(): void {
      const ids = new Set(items.state().items.map(({ id }) => id));
      abortIf(({ id }) => !ids.has(id));
    },
    async stop(): Promise<void> {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

interface QueueOptions {
  /** The name of the Web Lock that lets only one tab at a time run this queue. */
  readonly name: string;
  readonly read: () => Promise<readonly OutboxItem[]>;
  readonly snapshot: () => readonly OutboxItem[];
  readonly deliver: (item: OutboxItem, attempt: Attempt) => Promise<void>;
  readonly isHidden: () => boolean;
}

export function createQueue({ name, read, snapshot, deliver, isHidden }: QueueOptions) {
  let round: Promise<void> | undefined;
  let nextRound: Promise<void> | undefined;
  let requested: ForceLevel = force.due;
  let running: { readonly id: string; readonly abort: AbortController; movedAt: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /**
   * Starts a round, which makes one attempt to send each unsent item that is due at this level. If a round is
   * already running, the new round follows it.
   */
  function run(level: ForceLevel = force.due): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (level > requested) requested = level;
    if (round) {
      nextRound ??= round.catch(() => undefined).then(runNext);
      return nextRound;
    }
    round = withQueueLock(name, deliverDue).finally(() => {
      round = undefined;
      runLater();
    });
    return round;
  }

  function runNext(): Promise<void> {
    nextRound = undefined;
    return run();
  }

  async function deliverDue(): Promise<void> {
    const level = requested;
    requested = force.due;
    for (const { id } of await read()) {
      // Reads the item again, because another tab may have sent it, or a sign-out may have removed it.
      const item = (await read()).find((each) => each.id === id);
      if (item && isDue(item, level)) await attempt(item);
    }
  }

  async function attempt(item: OutboxItem): Promise<void> {
    const started = { id: item.id, abort: new AbortController(), movedAt: Date.now() };
    running = started;
    const onActivity = () => {
      started.movedAt = Date.now();
    };
    try {
      await deliver(item, { signal: started.abort.signal, onActivity });
    } finally {
      running = undefined;
    }
  }

  /** Sets a timer for the next attempt, except in a hidden tab. */
  function runLater(): void {
    clearTimeout(timer);
    if (round || nextRound || isStopped || isHidden()) return;
    const wait = timeUntilNext(snapshot());
    if (wait !== undefined) timer = setTimeout(run, wait);
  }

  return {
    run,
    runLater,
    abortIf(isMatch: (running: RunningAttempt) => boolean): void {
      if (running && isMatch(running)) running.abort.abort();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/**
 * Runs `work` while no other tab runs it. Without Web Locks, several tabs may send the same item, but the
 * server recognises the duplicates.
 */
async function withQueueLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  let working: Promise<void> | undefined;
  const begin = () => {
    working = work();
    return working;
  };
  try {
    await (locks ? locks.request(name, begin) : begin());
  } catch {
    // Runs without the lock if necessary: Chrome refuses every lock if site data is blocked, and WebKit
    // releases the lock of a page that the student leaves.
    await (working ?? work());
  }
}
