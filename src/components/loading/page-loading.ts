const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/**
 * Notifies the listeners in a microtask, because loading can start while React renders, and React does not
 * allow updates of other components during a render.
 */
function notify(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Tells its subscribers whether a page, or code that a pressed button needs, is being loaded. */
export const pageLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => pending.size > 0,
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
