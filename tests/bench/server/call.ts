import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that can be sent again and again. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST; a new one each time, where a repeat would not be the same work. */
  readonly body?: () => string;
}

/**
 * Sends it once, and takes no time over the answer, as `fetch` would that unpacks it. A refusal is quickly given,
 * so it must never be measured.
 */
export async function answerTo(url: string, { path, headers = {}, body }: Call): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { method: body ? 'POST' : 'GET', headers }, resolve)
      .once('error', (cause) => reject(new Error(`${url}${path} gave no answer.`, { cause })))
      .end(body?.());
  });
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}: ${bytes}`);
  return bytes;
}
