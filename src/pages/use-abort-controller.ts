import { useEffect, useRef } from 'react';

interface AbortOptions {
  /** The calls are given up with the page: nothing that comes of them later may surprise who has gone on. */
  readonly endsWithPage?: boolean;
}

/** A call that a page waits for, as long as the student has patience with it. */
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
