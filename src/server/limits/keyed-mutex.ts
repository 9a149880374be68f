export function createKeyedMutex() {
  const queues = new Map<string, { length: number; end: Promise<unknown> }>();
  return {
    /** Returns the number of tasks with this key that are waiting or running. */
    queueLength: (key: string): number => queues.get(key)?.length ?? 0,

    runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const queue = queues.get(key) ?? { length: 0, end: Promise.resolve() };
      queues.set(key, queue);
      queue.length += 1;
      const result = queue.end.then(work).finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      });
      queue.end = result.catch(() => {});
      return result;
    },
  };
}
