import { Worker } from 'node:worker_threads';
import type { Report } from '#studio/protocol.ts';

export interface ThreadData {
  readonly schemas: string;
  /** If true, code is generated once the check finds no problems and no file has changed for a while. */
  readonly writesGenerated: boolean;
}

type Answer = { readonly report: Report } | { readonly error: string };

/**
 * Starts a worker thread that runs the schema check and the schema diff, so that they never delay saving. The
 * thread reads the schemas folder from disk.
 */
export function reportThread(data: ThreadData): {
  report: () => Promise<Report>;
  close: () => Promise<unknown>;
} {
  const thread = new Worker(new URL('./report-worker.ts', import.meta.url), { workerData: data });
  const waiting: ((answer: Answer) => void)[] = [];
  let ended: Answer | undefined;
  thread.on('message', (answer: Answer) => waiting.shift()?.(answer));
  thread.on('error', ({ message }) => {
    ended = { error: `The check has stopped: ${message}. Start the studio again.` };
    for (const tell of waiting.splice(0)) tell(ended);
  });
  return {
    report: () =>
      new Promise((resolve, reject) => {
        const tell = (answer: Answer) =>
          'report' in answer ? resolve(answer.report) : reject(new Error(answer.error));
        if (ended) return tell(ended);
        waiting.push(tell);
        thread.postMessage('report');
      }),
    close: () => thread.terminate(),
  };
}
