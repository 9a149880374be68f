import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** With a body, the request is a POST; otherwise, a GET. */
  readonly body?: string;
}

/**
 * Returns the response's body. Unlike `fetch`, this function does not decompress the body, because
 * decompression would add to the measured time. Throws if the response is an error, because errors are fast
 * and must not be measured.
 */
export async function answerTo(url: string, { path, headers = {}, body }: Call): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { method: body ? 'POST' : 'GET', headers }, resolve)
      .once('error', (cause) => reject(new Error(`${url}${path} did not respond.`, { cause })))
      .end(body);
  });
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} returned ${answer.statusCode}: ${bytes}`);
  return bytes;
}

/**
 * Sends requests at a fixed interval without waiting for responses. With waiting, a slow response would delay
 * the next requests, and too few slow responses would be measured. The returned `stop` resolves to the
 * duration of each request in ms.
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

/**
 * A call that costs the server almost no work. Its duration shows how long a request waits while the server
 * is busy.
 */
export const lightCall: Call = { path: '/health/live' };
