import { useEffect, useRef } from 'react';

interface AbortOptions {
  /** Leaving the page aborts its calls, so that late answers do not surprise the student elsewhere. */
  readonly endsWithPage?: boolean;
}

/** The abort signal of a page's calls, which the student can cancel. */
export function useAbortController({ endsWithPage = false }: AbortOptions = {}) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => (endsWithPage ? running.current?.abort() : undefined), [endsWithPage]);
  return {
    /** For the calls that are made from now on. */
    renew(): AbortSignal {
      running.current = new AbortController();
      return running.current.signal;
    },
    abort: () => running.current?.abort(),
  };
}
