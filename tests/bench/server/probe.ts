import { answerTo, type Call } from './call.ts';

/**
 * Sends a call every so many ms, whether the one before it was answered or not: so that those that wait count as
 * often as they would from many phones. `stop` gives what each took, in ms.
 */
export function probe(url: string, call: Call, everyMs = 10) {
  const outcomes: Promise<number | Error>[] = [];
  const timer = setInterval(() => outcomes.push(msOf().catch((error: Error) => error)), everyMs);

  async function msOf(): Promise<number> {
    const began = performance.now();
    await answerTo(url, call);
    return performance.now() - began;
  }

  return {
    async stop(): Promise<number[]> {
      clearInterval(timer);
      return (await Promise.all(outcomes)).map((outcome) => {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      });
    },
  };
}

/** What says that the process is there, and does nothing else. */
export const lightCall: Call = { path: '/health/live' };
