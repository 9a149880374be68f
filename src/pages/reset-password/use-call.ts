import { useEffect, useRef, useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { useAbortController } from '../use-abort-controller.ts';

export function useCall() {
  const calls = useAbortController();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  /** Runs `work`, and shows the error that it throws or the message that it returns. */
  async function run(work: (signal: AbortSignal) => Promise<string | undefined>) {
    setBusy(true);
    const signal = calls.renew();
    try {
      setProblem((await work(signal)) ?? '');
    } catch (error) {
      if (signal.aborted) return setProblem('');
      console.error(error);
      setProblem(formatError(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, run, cancel: calls.abort, isMounted: () => mounted.current };
}
