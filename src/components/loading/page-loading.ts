const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** Notifies listeners asynchronously, because loading may start while React renders. */
function notify(): void {
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
  snapshot: () => pending.size > 0,
  /** Counts as loading until `part` settles. */
  async during<Part>(part: Promise<Part>): Promise<Part> {
    pending.add(part);
    notify();
    try {
      return await part;
    } finally {
      pending.delete(part);
      notify();
    }
  },
};
