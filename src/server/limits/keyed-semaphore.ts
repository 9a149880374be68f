/** Limits concurrency per key to `permits`, times an optional factor. */
export function createKeyedSemaphore(permits: number) {
  const taken = new Map<string, number>();
  return {
    /** Takes a slot and returns its release function; undefined if all are taken. */
    tryAcquire(key: string, factor = 1): (() => void) | undefined {
      const before = taken.get(key) ?? 0;
      if (before >= permits * factor) return undefined;
      taken.set(key, before + 1);
      return () => {
        const left = (taken.get(key) ?? 0) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
