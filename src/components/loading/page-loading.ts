const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** In a microtask, because loading may start while React renders and no other component may be updated. */
function notify(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Whether a page, or code that a pressed button needs, is being loaded. */
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
