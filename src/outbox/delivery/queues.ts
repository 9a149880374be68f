import type { OutboxItem } from './outbox-item.ts';
import type { OutboxItems } from './outbox-items.ts';
import { endInOtherTabs, isUnsent } from './outbox-state.ts';
import { type Attempt, createQueue, type ForceLevel, force } from './queue.ts';

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
  async function run(how?: ForceLevel): Promise<void> {
    await Promise.all(queues.map((queue) => queue.run(how)));
  }

  return {
    run,
    runLater(): void {
      for (const queue of queues) queue.runLater();
    },
    /** The student asks for it: also what hangs, and what the server has put off. */
    retry(): Promise<void> {
      for (const queue of queues) queue.abortIfHanging();
      return run(force.deferred);
    },
    abort(): void {
      for (const queue of queues) queue.abort();
    },
    /** Here or in another tab: what is left of it need not arrive. */
    abortRemoved(): void {
      const ids = new Set(items.state().items.map(({ id }) => id));
      for (const queue of queues) queue.abortUnless((id) => ids.has(id));
    },
    async stop(): Promise<void> {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

export type OutboxQueues = ReturnType<typeof createQueues>;
