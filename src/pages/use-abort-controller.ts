import { useEffect, useRef } from 'react';

interface AbortOptions {
  /**
   * Whether to abort the requests when the student leaves the page, so that late responses do not affect other pages.
   */
  readonly abortOnLeave?: boolean;
}

/** Returns functions that create and abort the signal for a page's requests, which the student can cancel. */
export function useAbortController({ abortOnLeave = false }: AbortOptions = {}) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => (abortOnLeave ? running.current?.abort() : undefined), [abortOnLeave]);
  return {
    /** Returns the signal for the requests that are sent from now on. */
    renew(): AbortSignal {
      running.current = new AbortController();
      return running.current.signal;
    },
    abort: () => running.current?.abort(),
  };
}
