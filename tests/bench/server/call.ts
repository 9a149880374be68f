import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that can be repeated. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: string;
}

/**
 * Sends a call once. Spends no time on the response, unlike `fetch`, which decompresses it. Throws on a refusal, which
 * is quick and must never be measured.
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
 * Sends a call every so many ms, whether or not the one before was answered, so that slow ones are counted as often as
 * they would be from many phones. `stop` returns the duration of each, in ms.
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

/** A call that does nothing, to test whether the process responds. */
export const lightCall: Call = { path: '/health/live' };
