import { useEffect, useRef } from 'react';

interface AbortOptions {
  /**
   * Aborts the call when the student leaves the page, so that a late response does not affect other pages.
   */
  readonly abortOnLeave?: boolean;
}

export function useAbortController({ abortOnLeave = false }: AbortOptions = {}) {
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
