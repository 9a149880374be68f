import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that the benchmark sends. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request body. A request with a body is a POST, one without a body a GET. */
  readonly body?: string;
}

/**
 * Sends a request and returns the body of the response. Unlike `fetch`, this function does not decompress the body,
 * which would take time. It throws on an error response: such responses are fast and must not be measured.
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
 * Sends a request at a fixed interval, without waiting for earlier responses, so that slow responses count as often as
 * they would with many independent phones. `stop` ends this and returns the duration of each request in ms.
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

/** A request that costs the server almost no work: its duration shows how soon the process gets to a request. */
export const lightCall: Call = { path: '/health/live' };
