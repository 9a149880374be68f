import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export type Treatment =
  /** The proxy stops listening, so that connections are refused, until `heal` is called. */
  | { readonly kind: 'refuse' }
  /** The proxy accepts the request but never responds. */
  | { readonly kind: 'hang' }
  /**
   * The proxy resets the connection before the server gets the request, after the server has responded, or
   * after this many bytes of the response's body.
   */
  | { readonly kind: 'reset'; readonly at: 'request' | 'answer' | number }
  | { readonly kind: 'answer'; readonly answer: Partial<Answer> }
  | { readonly kind: 'change'; readonly change: (answer: Answer) => Partial<Answer> }
  /** The proxy delays the response and limits its bandwidth. All slow responses share the bandwidth. */
  | { readonly kind: 'slow'; readonly latencyMs: number; readonly bytesPerSecond: number };

interface Rule {
  readonly method?: string;
  /** Matches the path of the requests to which the rule applies, without the query. */
  readonly path: RegExp;
  /** The number of requests to which the rule applies. If undefined, it applies to all requests. */
  readonly times?: number;
  readonly treatment: Treatment;
}

interface Passage {
  readonly method: string;
  readonly path: string;
  readonly isTreated: boolean;
  /** The time when the request arrived, measured with performance.now(). */
  readonly at: number;
}

/**
 * Starts a proxy that forwards requests unchanged unless a rule matches. A certificate makes it use HTTPS.
 */
export async function startFaultProxy(target: string, certificate?: Certificate) {
  const rules = new Map<Rule, number>();
  const passages: Passage[] = [];
  const hanging = new Set<ServerResponse>();
  let port = 0;
  /** The epoch time in ms at which all slow responses so far will have been sent. */
  let freeAt = 0;

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // If a rule resets the connection, these streams emit errors, which must not crash the proxy.
    for (const stream of [incoming, outgoing]) stream.on('error', () => undefined);
    void treat(incoming, outgoing).catch(() => reset(incoming));
  };
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  server.keepAliveTimeout = 60_000;

  /** Listens. Tries again while another connection occupies the port, as may happen after a restart. */
  async function listen(): Promise<void> {
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      await sleep(100);
      await listen();
    }
  }

  function stopListening(): void {
    server.close();
    server.closeAllConnections();
  }

  function treatmentOf(method: string, path: string): Treatment | undefined {
    for (const [rule, used] of rules) {
      if (rule.method && rule.method !== method) continue;
      if (!rule.path.test(path) || used >= (rule.times ?? Number.POSITIVE_INFINITY)) continue;
      rules.set(rule, used + 1);
      return rule.treatment;
    }
    return undefined;
  }

  async function treat(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.replace(/\?.*/, '');
    const treatment = treatmentOf(method, path);
    passages.push({ method, path, isTreated: treatment !== undefined, at: performance.now() });
    switch (treatment?.kind) {
      case undefined:
        return relay(incoming, outgoing);
      case 'refuse':
        return stopListening();
      case 'hang':
        incoming.resume();
        hanging.add(outgoing);
        return;
      case 'answer':
        await buffer(incoming);
        return send(outgoing, treatment.answer);
      case 'change':
        // Without this header, the server does not compress the response, so the rule can change the
        // response's text.
        delete incoming.headers['accept-encoding'];
        return send(outgoing, treatment.change(await answerOf(incoming)));
      case 'reset': {
        if (treatment.at === 'request') return reset(incoming);
        const answer = await answerOf(incoming);
        if (treatment.at === 'answer') return reset(incoming);
        outgoing.writeHead(answer.status, withLength(answer));
        outgoing.write(Buffer.from(answer.body).subarray(0, treatment.at), () => reset(incoming));
        return;
      }
      case 'slow':
        await sleep(treatment.latencyMs);
        return relay(incoming, outgoing, treatment.bytesPerSecond);
    }
  }

  function forward(incoming: IncomingMessage): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = incoming;
      const onward = request(`${target}${url}`, { method: method!, headers }, resolve);
      onward.once('error', reject);
      incoming.pipe(onward);
    });
  }

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse, rate?: number): Promise<void> {
    const answer = await forward(incoming);
    outgoing.writeHead(answer.statusCode!, answer.headers);
    for await (const chunk of answer) {
      if (rate) await turnOf(chunk.length, rate);
      if (!outgoing.write(chunk) && !outgoing.destroyed) await drained(outgoing);
    }
    outgoing.end();
  }

  async function turnOf(bytes: number, rate: number): Promise<void> {
    freeAt = Math.max(freeAt, Date.now()) + (bytes / rate) * 1000;
    await sleep(freeAt - Date.now());
  }

  async function answerOf(incoming: IncomingMessage): Promise<Answer> {
    const answer = await forward(incoming);
    return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
  }

  await listen();
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    passages,
    break(rule: Rule): void {
      rules.set(rule, 0);
    },
    /** Removes all rules. Requests that already hang continue to hang until `hangUp` is called. */
    async heal(): Promise<void> {
      rules.clear();
      if (!server.listening) await listen();
    },
    hangUp(): void {
      for (const outgoing of hanging) outgoing.socket?.destroy();
      hanging.clear();
    },
    close(): void {
      if (server.listening) stopListening();
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

function send(outgoing: ServerResponse, { status = 200, headers = {}, body = '' }: Partial<Answer>): void {
  outgoing.writeHead(status, withLength({ status, headers, body })).end(body);
}

function withLength({ status, headers, body }: Answer) {
  const { 'transfer-encoding': _, 'content-length': __, ...rest } = headers;
  return status === 204 ? rest : { ...rest, 'content-length': String(Buffer.byteLength(body)) };
}

function reset(incoming: IncomingMessage): void {
  incoming.socket.resetAndDestroy();
}

const drained = (outgoing: ServerResponse) =>
  new Promise<void>((done) => {
    outgoing.once('drain', done).once('close', done);
  });
