/**
 * Limits how often `call` runs. `soon` runs it immediately, because a page can unload without notice, and
 * combines further requests within `interval` milliseconds into one call.
 */
export function createSaveThrottle(call: () => Promise<void>, interval: number) {
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): Promise<void> {
    isAsked = false;
    return call();
  }

  function soon(): void {
    isAsked = true;
    if (timer !== undefined) return;
    void now();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) soon();
    }, interval);
  }

  return {
    now,
    soon,
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
