import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it goes over the wire, so that nothing tidies it up on the way: headers may be missing or repeated. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** A connection that lives on, for one request after the other. */
export function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  async function send({ method, target, headers, body }: Sent): Promise<Answer> {
    const hasLength = body !== undefined || method === 'POST' || method === 'PUT';
    const length = hasLength ? [['content-length', String(Buffer.byteLength(body ?? ''))]] : [];
    const request = http.request({
      ...{ agent, hostname, port, method, path: target },
      headers: [...headers, ...length].flat(),
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
  }

  return { send, close: () => agent.destroy() };
}
