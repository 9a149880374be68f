import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Product } from '../schemas/source/product.ts';
import { type Desk, openDesk } from './desk.ts';
import { isLocal, refusalOf } from './guard.ts';
import type { CallName } from './protocol.ts';

/** Where the studio stands, and where its calls are sent. */
export const studioPath = '/__studio';
const callPath = `${studioPath}/call/`;

/** The page of the studio and its calls. Only the command that opens it has this plugin: no build and no other server. */
export function studio(product: Product): Plugin {
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
    configureServer({ middlewares }) {
      const desk = openDesk(product);
      middlewares.use((request, response, next) => {
        if (!isLocal(request)) return refuse(response, 403, 'The studio answers only on this machine.');
        response.setHeader('x-frame-options', 'SAMEORIGIN');
        const { pathname, search } = new URL(request.url ?? '/', 'http://studio');
        if (pathname.startsWith(callPath)) {
          const refusal = refusalOf(request, token);
          if (refusal) return refuse(response, 403, refusal);
          return void answer(desk, pathname.slice(callPath.length), request, response);
        }
        if (pathname === studioPath || pathname === `${studioPath}/`)
          request.url = `/studio/index.html${search}`;
        next();
      });
    },
  };
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: words }));
}

async function answer(desk: Desk, name: string, request: IncomingMessage, response: ServerResponse) {
  if (!Object.hasOwn(desk, name)) return refuse(response, 404, `There is no call "${name}".`);
  try {
    const sent = JSON.parse(await bodyOf(request));
    const answered = desk[name as CallName](sent as never);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(answered));
  } catch (error) {
    refuse(response, 400, error instanceof Error ? error.message : String(error));
  }
}

/** More than any file that staff write. */
const mostBytes = 20 * 2 ** 20;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error('That is too much for one call.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
