const awaited = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** Not at once: a page is asked for while another one is rendered. */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Whether a page, or a part of one that was asked for, is on its way to the screen. */
export const pageLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => awaited.size > 0,
  /** Until it has come or failed. */
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
