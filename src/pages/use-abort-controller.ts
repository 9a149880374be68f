import { useEffect, useRef } from 'react';

interface AbortOptions {
  /** Aborts the requests when the page is left, so that late responses have no effect on other pages. */
  readonly abortOnLeave?: boolean;
}

/** Returns functions that create and abort the signal of a page's requests, which the student can cancel. */
export function useAbortController({ abortOnLeave = false }: AbortOptions = {}) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => (abortOnLeave ? running.current?.abort() : undefined), [abortOnLeave]);
  return {
    /** Returns a new signal, for the requests that are sent from now on. */
    renew(): AbortSignal {
      running.current = new AbortController();
      return running.current.signal;
    },
    abort: () => running.current?.abort(),
  };
}
