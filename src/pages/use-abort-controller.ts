import { useEffect, useRef } from 'react';

/**
 * Returns `renew`, which creates the signal for a new call, and `abort`, which aborts that call. With
 * `abortOnLeave`, the call is also aborted when the student leaves the page, so that a late response does not
 * affect other pages.
 */
export function useAbortController({ abortOnLeave = false } = {}) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => (abortOnLeave ? running.current?.abort() : undefined), [abortOnLeave]);
  return {
    renew(): AbortSignal {
      running.current = new AbortController();
      return running.current.signal;
    },
    abort: () => running.current?.abort(),
  };
}
