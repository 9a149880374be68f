const awaited = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** Notifies listeners asynchronously, because loading may start while React renders. */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** An external store: whether a page, or a part of one that was requested, is loading. */
export const pageLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => awaited.size > 0,
  /** Counts as loading until `part` settles. */
  async during<Part>(part: Promise<Part>): Promise<Part> {
    awaited.add(part);
    tell();
    try {
      return await part;
    } finally {
      awaited.delete(part);
      tell();
    }
  },
};
