import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Product } from '../schemas/source/product.ts';
import { type Desk, openDesk } from './desk.ts';
import { answerHeaders, isForAnother, isLocal, refusalOf } from './guard.ts';
import type { CallName } from './protocol.ts';
import { reportThread } from './report-thread.ts';

/** Where the studio stands, and where its calls are sent. */
export const studioPath = '/__studio';
const callPath = `${studioPath}/call/`;

/**
 * The page of the studio and its calls. Only the command that opens it has this plugin: no build and no other server.
 *
 * @param writesGenerated what the program reads is made anew, too, once nothing changes for a while
 */
export function studio(product: Product, writesGenerated: boolean): Plugin {
  const token = randomBytes(24).toString('base64url');
  return {
    name: 'studio',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path === '/studio/index.html'
          ? [{ tag: 'meta', attrs: { name: 'studio-token', content: token }, injectTo: 'head' }]
          : [],
    },
    configureServer({ middlewares, httpServer }) {
      const thread = reportThread({ schemas: product.schemas, writesGenerated });
      httpServer?.once('close', () => void thread.close());
      const desk = openDesk(product, thread.report);
      middlewares.use((request, response, next) => {
        if (!isLocal(request)) return refuse(response, 403, 'The studio answers only on this machine.');
        for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
        const { pathname, search } = URL.parse(request.url ?? '/', 'http://studio') ?? noPlace;
        const isPage = pathname === studioPath || pathname === `${studioPath}/`;
        if (isForAnother(request, isPage))
          return refuse(response, 403, 'The studio answers only its own page.');
        if (pathname.startsWith(callPath)) {
          const refusal = refusalOf(request, token);
          if (refusal) return refuse(response, 403, refusal);
          return void answer(desk, pathname.slice(callPath.length), request, response);
        }
        if (isPage) request.url = `/studio/index.html${search}`;
        next();
      });
    },
  };
}

const noPlace = { pathname: '', search: '' };

function refuse(response: ServerResponse, status: number, words: string): void {
  // What is left of the request is not waited for.
  const headers = { 'content-type': 'application/json', ...(status === 413 && { connection: 'close' }) };
  response.writeHead(status, headers).end(JSON.stringify({ error: words }));
}

async function answer(desk: Desk, name: string, request: IncomingMessage, response: ServerResponse) {
  if (!Object.hasOwn(desk, name)) return refuse(response, 404, `There is no call "${name}".`);
  try {
    const body = await bodyOf(request);
    if (body === undefined) return refuse(response, 413, 'That is too much for one call.');
    const sent = JSON.parse(body);
    const answered = await desk[name as CallName](sent as never);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(answered));
  } catch (error) {
    refuse(response, 400, error instanceof Error ? error.message : String(error));
  }
}

/** More than any file that staff write. */
const mostBytes = 20 * 2 ** 20;

/** Undefined where it is too long: then no more of it is read. */
function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= mostBytes) return void parts.push(part);
      request.pause();
      resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', reject);
  });
}
