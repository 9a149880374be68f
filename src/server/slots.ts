/** At most so many at once for each key. */
export function createSlots(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Takes a place; gives back how to leave it, or nothing when all are taken. */
    enter(key: string): (() => void) | undefined {
      const before = taken.get(key) ?? 0;
      if (before >= most) return undefined;
      taken.set(key, before + 1);
      return () => {
        const left = (taken.get(key) ?? 0) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
