import { useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { useAbortController } from '../use-abort-controller.ts';

/**
 * Returns the state of the request that a button sends (whether it is running, and the error of the last attempt), and
 * functions that start and cancel it.
 */
export function useCall() {
  const calls = useAbortController();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Runs `work`, which sends the request. Shows the error that `work` throws, or the message that it returns. */
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

  return { isBusy, problem, run, cancel: calls.abort };
}
