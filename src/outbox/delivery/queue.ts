import type { OutboxItem } from './outbox-item.ts';

/** What a round tries: items that are due; also those that wait by our own choice; also those the server has put off. */
export const force = { due: 0, backedOff: 1, deferred: 2 } as const;
export type ForceLevel = (typeof force)[keyof typeof force];

/** One try under way. */
export interface Attempt {
  /** Aborts it. */
  readonly signal: AbortSignal;
  /** It has made progress. */
  readonly onActivity: () => void;
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

/** A try with progress within this time does not hang, however long it takes. */
const hangTimeout = 10_000;

/** The server asks for a day at most (api/http/response.ts): a longer wait comes of a clock that was set back. */
const longestWait = 1.25 * 86_400_000;

/** One thing after the other, in one tab at a time. */
export function createQueue({ name, read, snapshot, deliver, isHidden }: QueueOptions) {
  let pass: Promise<void> | undefined;
  let nextPass: Promise<void> | undefined;
  let requested: ForceLevel = force.due;
  const { attempt, ...aborts } = createAttempts(deliver);
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

  /** When the next one is due. Nobody waits for it while the tab is hidden. */
  function runLater(): void {
    clearTimeout(timer);
    if (pass || nextPass || isStopped || isHidden()) return;
    const waiting = snapshot().filter(
      ({ state, notBefore }) => state === 'waiting' && notBefore !== undefined,
    );
    if (waiting.length > 0) timer = setTimeout(run, Math.min(...waiting.map(timeUntilDue)));
  }

  return {
    ...aborts,
    run,
    runLater,
    /** Lets what is under way finish, and begins nothing more. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await pass;
    },
  };
}

/** The one try under way, which can be given up. */
function createAttempts(deliver: QueueOptions['deliver']) {
  let trying: { readonly id: string; readonly abort: AbortController; movedAt: number } | undefined;
  return {
    async attempt(item: OutboxItem): Promise<void> {
      const running = { id: item.id, abort: new AbortController(), movedAt: Date.now() };
      trying = running;
      const onActivity = () => {
        running.movedAt = Date.now();
      };
      try {
        await deliver(item, { signal: running.abort.signal, onActivity });
      } finally {
        trying = undefined;
      }
    },
    abort: () => trying?.abort.abort(),
    /**
     * It may hang for ever, and with it what waits for its turn; the server knows duplicates. An upload that is
     * getting on is not given up.
     */
    abortIfHanging(): void {
      if (trying && Date.now() - trying.movedAt > hangTimeout) trying.abort.abort();
    },
    abortUnless(isWanted: (id: string) => boolean): void {
      if (trying && !isWanted(trying.id)) trying.abort.abort();
    },
  };
}

function isDue(item: OutboxItem, level: ForceLevel): boolean {
  return timeUntilDue(item) === 0 || level >= (item.isDeferred ? force.deferred : force.backedOff);
}

/** How long until it is due, in milliseconds. */
function timeUntilDue({ notBefore = 0 }: OutboxItem): number {
  const wait = notBefore - Date.now();
  return wait > longestWait ? 0 : Math.max(0, wait);
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
