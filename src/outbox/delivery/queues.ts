import type { OutboxItem } from './outbox-item.ts';
import type { OutboxItems } from './outbox-items.ts';
import { endInOtherTabs, isUnsent } from './outbox-state.ts';
import { type ForceLevel, force, isDue, type RunningTry, timeUntilNext } from './retry.ts';

/** One try under way. */
export interface Attempt {
  /** Aborts it. */
  readonly signal: AbortSignal;
  /** It has made progress. */
  readonly onActivity: () => void;
}

interface QueuesOptions {
  readonly items: OutboxItems;
  readonly isUpload: (item: OutboxItem) => boolean;
  /** Says whether it was sent. */
  readonly deliver: (item: OutboxItem, attempt: Attempt) => Promise<boolean>;
  readonly isHidden: () => boolean;
}

/** Files have a queue of their own, so that a few words do not wait for megabytes. */
export function createQueues({ items, isUpload, deliver, isHidden }: QueuesOptions) {
  const queues = [queueFor('outbox', false), queueFor('outbox files', true)];

  function queueFor(name: string, isOfFiles: boolean) {
    const isInIt = (item: OutboxItem) => isUnsent(item) && isOfFiles === isUpload(item);
    return createQueue({
      name,
      async read() {
        const waiting = (await items.load()).filter(isInIt);
        // One tab sends at a time, and it is this one.
        const ids = waiting.map(({ id }) => id);
        items.updateSilently(endInOtherTabs, ids);
        return waiting;
      },
      snapshot: () => items.snapshot().items.filter(isInIt),
      async deliver(item, attempt) {
        // What follows from it, and what waited for its answer.
        if (await deliver(item, attempt)) void run();
      },
      isHidden,
    });
  }

  /** Nothing is written for it: what this tab knows of the items may be old. */
  async function run(level?: ForceLevel): Promise<void> {
    await Promise.all(queues.map((queue) => queue.run(level)));
  }

  function abortIf(isGivenUp: (running: RunningTry) => boolean): void {
    for (const queue of queues) queue.abortIf(isGivenUp);
  }

  return {
    run,
    runLater(): void {
      for (const queue of queues) queue.runLater();
    },
    abortIf,
    /** Here or in another tab: what is left of it need not arrive. */
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
  /** The name of the lock that all tabs share. */
  readonly name: string;
  /** The waiting items, read from the phone, oldest first. */
  readonly read: () => Promise<readonly OutboxItem[]>;
  /** The same in this tab's view. */
  readonly snapshot: () => readonly OutboxItem[];
  readonly deliver: (item: OutboxItem, attempt: Attempt) => Promise<void>;
  readonly isHidden: () => boolean;
}

/** One thing after the other, in one tab at a time. */
export function createQueue({ name, read, snapshot, deliver, isHidden }: QueueOptions) {
  let pass: Promise<void> | undefined;
  let nextPass: Promise<void> | undefined;
  let requested: ForceLevel = force.due;
  let running: { readonly id: string; readonly abort: AbortController; movedAt: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** One round over what waits; asked for during a round, another follows. */
  function run(level: ForceLevel = force.due): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (level > requested) requested = level;
    if (pass) {
      nextPass ??= pass.catch(() => undefined).then(runNext);
      return nextPass;
    }
    pass = withLock(name, deliverDue).finally(() => {
      pass = undefined;
      runLater();
    });
    return pass;
  }

  function runNext(): Promise<void> {
    nextPass = undefined;
    return run();
  }

  async function deliverDue(): Promise<void> {
    const level = requested;
    requested = force.due;
    for (const { id } of await read()) {
      // Read again: another tab may have sent it, or a sign-out removed it, while this one was busy.
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

  /** When the next one is due. Nobody waits for it while the tab is hidden. */
  function runLater(): void {
    clearTimeout(timer);
    if (pass || nextPass || isStopped || isHidden()) return;
    const wait = timeUntilNext(snapshot());
    if (wait !== undefined) timer = setTimeout(run, wait);
  }

  return {
    run,
    runLater,
    /** Gives up the try under way. */
    abortIf(isGivenUp: (running: RunningTry) => boolean): void {
      if (running && isGivenUp(running)) running.abort.abort();
    },
    /** Lets what is under way finish, and begins nothing more. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await pass;
    },
  };
}

/** Runs in one tab at a time, where the browser has locks; without them the server recognises duplicates. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  let working: Promise<void> | undefined;
  const begin = () => {
    working = work();
    return working;
  };
  try {
    await (locks ? locks.request(name, begin) : begin());
  } catch {
    // With site data blocked Chrome has locks and grants none; WebKit takes one back from a page that leaves.
    await (working ?? work());
  }
}
