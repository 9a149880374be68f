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

/** What the proxy does to a request. */
export type Treatment =
  /** Nothing listens any more, from this request on and for all others too, until the rule is lifted. */
  | { readonly kind: 'refuse' }
  /** The request is taken, and nothing comes. */
  | { readonly kind: 'hang' }
  /** The connection is reset: before the server has heard of it, after it has answered, or at this byte of its body. */
  | { readonly kind: 'reset'; readonly at: 'request' | 'answer' | number }
  /** Answered in the server's place. */
  | { readonly kind: 'answer'; readonly answer: Partial<Answer> }
  /** The server does its work, and its answer arrives as something else. */
  | { readonly kind: 'change'; readonly change: (answer: Answer) => Partial<Answer> }
  /** Late, and then no faster than all the slow answers together may be. */
  | { readonly kind: 'slow'; readonly latencyMs: number; readonly bytesPerSecond: number };

interface Rule {
  readonly method?: string;
  /** Matches the whole path, without the query. */
  readonly path: RegExp;
  /** How many requests it is for; all of them when not given. */
  readonly times?: number;
  readonly treatment: Treatment;
}

/** One request that came through. */
interface Passage {
  readonly method: string;
  readonly path: string;
  readonly isTreated: boolean;
  /** By performance.now(). */
  readonly at: number;
}

/**
 * A bad network on loopback: it stands before a real server, on an origin of its own, and does to requests what its
 * rules say. Without a rule it passes everything on.
 *
 * @param certificate with it it speaks HTTPS to those who ask
 */
export async function startFaultProxy(target: string, certificate?: Certificate) {
  const rules = new Map<Rule, number>();
  const passages: Passage[] = [];
  const hanging = new Set<ServerResponse>();
  let port = 0;
  /** When the slow line is free again. */
  let freeAt = 0;

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Errors of connections that a rule resets are expected.
    for (const stream of [incoming, outgoing]) stream.on('error', () => undefined);
    void treat(incoming, outgoing).catch(() => reset(incoming));
  };
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  server.keepAliveTimeout = 60_000;

  /** Listens, from the second time on on the port that it had, which another connection may hold for a moment. */
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
        // As text.
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

  /** Waits until the slow line has carried what was before this, and this. */
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
    /** Every request that came, in order. */
    passages,
    /** From now on, until everything is healed. */
    break(rule: Rule): void {
      rules.set(rule, 0);
    },
    /** Ends all rules. Requests that hang already go on hanging. */
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

/** The length that the body really has; none of an answer that has no body. */
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
