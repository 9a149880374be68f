import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that can be sent again and again. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: string;
}

/**
 * Sends it once, and takes no time over the answer, as `fetch` would that unpacks it. A refusal is quickly given,
 * so it must never be measured.
 */
export async function answerTo(url: string, { path, headers = {}, body }: Call): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { method: body ? 'POST' : 'GET', headers }, resolve)
      .once('error', (cause) => reject(new Error(`${url}${path} gave no answer.`, { cause })))
      .end(body);
  });
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}: ${bytes}`);
  return bytes;
}

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
