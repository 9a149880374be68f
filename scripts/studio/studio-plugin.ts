import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FSWatcher, Plugin } from 'vite';
import type { CallName } from '#studio/protocol.ts';
import { builtImages } from '../build/images-plugin.ts';
import { isImage } from '../schemas/source/images.ts';
import type { Product } from '../schemas/source/product.ts';
import { isFromOtherSite, isLocal, refusalOf, responseHeaders } from './guard.ts';
import { type Handlers, openHandlers } from './handlers.ts';
import { reportThread } from './report/report-thread.ts';

export const studioPath = '/__studio';
const callPath = `${studioPath}/call/`;
const newsPath = `${studioPath}/news`;

/**
 * Creates the Vite plugin of `npm run studio`. No build and no other server uses the plugin.
 *
 * @param writesGenerated whether to generate code when no file has changed for a while, and before changes
 * are sent
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
    configureServer({ middlewares, httpServer, watcher, environments }) {
      const thread = reportThread({ schemas: product.schemas, writesGenerated });
      httpServer?.once('close', () => void thread.close());
      const listeners = listenersOf(() => environments.client?.depsOptimizer?.metadata.browserHash ?? '');
      httpServer?.once('close', listeners.close);
      tellOfSaved(product.schemas, watcher, listeners.saved);
      const handlers = openHandlers(product, { report: thread.report, writesGenerated });
      middlewares.use((request, response, next) => {
        if (!isLocal(request)) return refuse(response, 403, 'The studio answers only on this machine.');
        for (const [name, value] of Object.entries(responseHeaders)) response.setHeader(name, value);
        const { pathname, search } = URL.parse(request.url ?? '/', 'http://studio') ?? noPlace;
        const isPage = pathname === studioPath || pathname === `${studioPath}/`;
        if (isFromOtherSite(request, isPage))
          return refuse(response, 403, 'The studio answers only its own page.');
        if (pathname === '/') return void response.writeHead(302, { location: studioPath }).end();
        if (pathname.startsWith(callPath)) {
          const refusal = refusalOf(request, token);
          if (refusal) return refuse(response, 403, refusal);
          return void answer(handlers, pathname.slice(callPath.length), request, response);
        }
        if (pathname === newsPath) return listeners.add(response);
        if (pathname === editorPath) {
          request.url = editorAddress(product.schemas, search);
          // Vite's own response is empty. With status 204, the browser stays on the studio's page after a
          // click on a link that opens an editor.
          response.statusCode = 204;
          return next();
        }
        const picture = pictureAt(product.schemas, pathname);
        if (picture) {
          // Browsers recognise every type of image by its content, except SVG. The policy stops scripts in an
          // SVG.
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

const versionCheckMs = 1000;

/**
 * Keeps a connection to each open page, in order to notify the page. A page must reload after Vite has
 * bundled new dependencies, because the next module that the page loads would bring a second copy of React.
 */
function listenersOf(version: () => string) {
  const open = new Set<ServerResponse>();
  const tell = (event: string, data = '') => {
    for (const each of open) each.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  let told = version();
  const timer = setInterval(() => {
    if (version() === told) return;
    told = version();
    tell('version', told);
  }, versionCheckMs);
  return {
    add(response: ServerResponse): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 1000\nevent: version\ndata: ${version()}\n\n`);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    saved: () => tell('saved'),
    close: () => clearInterval(timer),
  };
}

/** Pages are notified this long after the last write, because editors and git write several files at once. */
const savedMs = 200;

function tellOfSaved(schemas: string, watcher: FSWatcher, tell: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(schemas);
  watcher.on('all', (_event, file) => {
    if (!file.startsWith(schemas + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, savedMs);
  });
}

const editorPath = '/__open-in-editor';

/**
 * Returns the address with which Vite opens a file in the editor. The file's path is first joined to `/`, so
 * that a path such as `../../x` cannot lead out of the schemas folder.
 */
function editorAddress(schemas: string, search: string): string {
  const file = new URLSearchParams(search).get('file') ?? '';
  return `${editorPath}?file=${encodeURIComponent(path.join(schemas, path.join('/', file)))}`;
}

/**
 * Returns the image at a URL, which contains the image's path in the schemas folder or its hashed name in the
 * portal's build. Returns undefined for all other URLs.
 */
function pictureAt(schemas: string, pathname: string): Buffer | undefined {
  if (pathname.startsWith('/assets/')) return builtImages(schemas).get(pathname.slice(1));
  const name = pathname.startsWith(`${studioPath}/`) ? pathname.slice(studioPath.length + 1) : '';
  const file = path.join(schemas, name);
  return isImage(name) && existsSync(file) ? readFileSync(file) : undefined;
}

const noPlace = { pathname: '', search: '' };

function refuse(response: ServerResponse, status: number, words: string): void {
  // A body that is too large is not read to its end, so the connection must be closed.
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

/** The studio's page sends less than this, even with a picture. */
const maxBodyBytes = 20 * 2 ** 20;

/** Reads the body of a request. If it is too large, returns undefined without reading the rest. */
function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBodyBytes) return void parts.push(part);
      request.pause();
      resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', reject);
  });
}
