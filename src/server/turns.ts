/** One at a time for each key, in the order they came. */
export function createTurns() {
  const lines = new Map<string, { length: number; end: Promise<unknown> }>();
  return {
    /** How many are in line, with the one whose turn it is. */
    lengthOf: (key: string): number => lines.get(key)?.length ?? 0,

    take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const line = lines.get(key) ?? { length: 0, end: Promise.resolve() };
      lines.set(key, line);
      line.length += 1;
      const turn = line.end.then(work).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      });
      line.end = turn.catch(() => {});
      return turn;
    },
  };
}
