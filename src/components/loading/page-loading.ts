const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/**
 * Notifies the listeners in a microtask, because loading may start while React renders, when no other component may be
 * updated.
 */
function notify(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** An external store for React that says whether a page, or a part of a page that a press needs, is being loaded. */
export const pageLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => pending.size > 0,
  /** Reports loading until the promise `part` settles. Returns the promise's result. */
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
