import { useState } from 'react';
import { formatError } from '#api/http/api-error.ts';
import { useAbortController } from '../use-abort-controller.ts';

/** A call that a button makes: whether it is under way, and what came in its way, or in the way of the one before. */
export function useCall() {
  const calls = useAbortController();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** What the work gives back is a problem in words, as is what it throws. */
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
