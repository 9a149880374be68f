import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FSWatcher, Plugin } from 'vite';
import type { CallName } from '#studio/protocol.ts';
import { builtImages } from '../build/images-plugin.ts';
import { isImage } from '../schemas/source/images.ts';
import type { Product } from '../schemas/source/product.ts';
import { answerHeaders, isForAnother, isLocal, refusalOf } from './guard.ts';
import { type Handlers, openHandlers } from './handlers.ts';
import { reportThread } from './report/report-thread.ts';

/** The path of the studio's page, below which its calls are sent. */
export const studioPath = '/__studio';
const callPath = `${studioPath}/call/`;

/**
 * Serves the studio's page and its calls. Only `npm run studio` uses this plugin: no build and no other server.
 *
 * @param writesGenerated whether code is generated when nothing has changed for a while
 */
export function studio(product: Product, writesGenerated: boolean): Plugin {
  const token = randomBytes(24).toString('base64url');
  return {
    name: 'studio',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path: address }) =>
        address === '/studio/index.html'
          ? [{ tag: 'meta', attrs: { name: 'studio-token', content: token }, injectTo: 'head' }]
          : [],
    },
    configureServer({ middlewares, httpServer, watcher, ws }) {
      const thread = reportThread({ schemas: product.schemas, writesGenerated });
      httpServer?.once('close', () => void thread.close());
      tellOfSaved(product.schemas, watcher, () => ws.send('studio:saved'));
      const handlers = openHandlers(product, { report: thread.report, writesGenerated });
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
          return void answer(handlers, pathname.slice(callPath.length), request, response);
        }
        if (pathname === editorPath) {
          request.url = editorAddress(product.schemas, search);
          // Vite's answer is empty; 204 keeps the browser on its page when such a link is pressed.
          response.statusCode = 204;
          return next();
        }
        const picture = pictureAt(product.schemas, pathname);
        if (picture) {
          // The only image type that browsers do not detect from the content. Scripts in it do not run.
          if (pathname.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
          response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
          return void response.end(picture);
        }
        if (isPage) request.url = `/studio/index.html${search}`;
        next();
      });
    },
  };
}

/** How long an editor or git may take to write several files. */
const savedMs = 200;

/** Calls back after files of the folder were written, by any program. */
function tellOfSaved(schemas: string, watcher: FSWatcher, tell: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(schemas);
  watcher.on('all', (_event, file) => {
    if (!file.startsWith(schemas + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, savedMs);
  });
}

/** The path at which Vite opens a file in the local editor. */
const editorPath = '/__open-in-editor';

/** Resolves the page's relative path to the folder. */
function editorAddress(schemas: string, search: string): string {
  const file = new URLSearchParams(search).get('file') ?? '';
  return `${editorPath}?file=${encodeURIComponent(path.join(schemas, path.join('/', file)))}`;
}

/** A picture of the folder, by its name or by the phone's URL. */
function pictureAt(schemas: string, pathname: string): Buffer | undefined {
  if (pathname.startsWith('/assets/')) return builtImages(schemas).get(pathname.slice(1));
  const name = pathname.startsWith(`${studioPath}/`) ? pathname.slice(studioPath.length + 1) : '';
  const file = path.join(schemas, name);
  return isImage(name) && existsSync(file) ? readFileSync(file) : undefined;
}

const noPlace = { pathname: '', search: '' };

function refuse(response: ServerResponse, status: number, words: string): void {
  // The rest of the request is not read.
  const headers = { 'content-type': 'application/json', ...(status === 413 && { connection: 'close' }) };
  response.writeHead(status, headers).end(JSON.stringify({ error: words }));
}

async function answer(handlers: Handlers, name: string, request: IncomingMessage, response: ServerResponse) {
  if (!Object.hasOwn(handlers, name)) return refuse(response, 404, `There is no call "${name}".`);
  try {
    const body = await bodyOf(request);
    if (body === undefined) return refuse(response, 413, 'This call is too large.');
    const sent = JSON.parse(body);
    const answered = await handlers[name as CallName](sent as never);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(answered));
  } catch (error) {
    refuse(response, 400, error instanceof Error ? error.message : String(error));
  }
}

/** Larger than any call that staff make. */
const mostBytes = 20 * 2 ** 20;

/** Undefined if the body is too large; the rest is then not read. */
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
