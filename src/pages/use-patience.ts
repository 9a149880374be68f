import { useRef } from 'react';

/** A call that a page waits for, as long as the student has patience with it. */
export function usePatience() {
  const running = useRef<AbortController>(undefined);
  return {
    /** For the calls that are made from now on. */
    begin(): AbortSignal {
      running.current = new AbortController();
      return running.current.signal;
    },
    end: () => running.current?.abort(),
  };
}
