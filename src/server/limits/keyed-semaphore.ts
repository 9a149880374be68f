export function createKeyedSemaphore(permits: number) {
  const taken = new Map<string, number>();
  return {
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
