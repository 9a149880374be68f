import { useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { useAbortController } from '../use-abort-controller.ts';

/** The state of a button's API call: whether it is running, and the error of the last one. */
export function useCall() {
  const calls = useAbortController();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Runs `work`. A string that it returns is shown as an error, like an error that it throws. */
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
