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

/** The path of the studio's page. The paths of the calls begin with this path. */
export const studioPath = '/__studio';
const callPath = `${studioPath}/call/`;
/** The path at which an open page hears what happens on the server. */
const newsPath = `${studioPath}/news`;

/**
 * Creates the Vite plugin that serves the studio's page and answers its calls. Only `npm run studio` uses this plugin:
 * no build and no other server does.
 *
 * @param writesGenerated whether code is generated when no file has changed for a while, and before sending
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
        for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
        const { pathname, search } = URL.parse(request.url ?? '/', 'http://studio') ?? noPlace;
        const isPage = pathname === studioPath || pathname === `${studioPath}/`;
        if (isForAnother(request, isPage))
          return refuse(response, 403, 'The studio answers only its own page.');
        // The first page of the portal is not what a person who started the studio wants to see.
        if (pathname === '/') return void response.writeHead(302, { location: studioPath }).end();
        if (pathname.startsWith(callPath)) {
          const refusal = refusalOf(request, token);
          if (refusal) return refuse(response, 403, refusal);
          return void answer(handlers, pathname.slice(callPath.length), request, response);
        }
        if (pathname === newsPath) return listeners.add(response);
        if (pathname === editorPath) {
          request.url = editorAddress(product.schemas, search);
          // Vite's response to this address is empty. With status 204, the browser stays on the studio's page when a
          // person clicks a link that opens an editor.
          response.statusCode = 204;
          return next();
        }
        const picture = pictureAt(product.schemas, pathname);
        if (picture) {
          // SVG is the only image type that browsers do not detect from the content. The content security policy keeps
          // scripts in an SVG from running.
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

/** How often the version of the bundled dependencies is compared, in ms. */
const versionMs = 1000;

/**
 * Keeps the connections of open pages, which hear when files were saved. They also hear the version of the dependencies
 * that Vite has bundled: a page that has loaded another version must be loaded again, because it would get a second
 * React with the next module.
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
  }, versionMs);
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

/**
 * How long no file may be written before the page is notified, in ms. An editor or git may write several files, one
 * after the other.
 */
const savedMs = 200;

/**
 * Calls `tell` after any program has written files of the schemas folder. Files that are written shortly after each
 * other cause only one call.
 */
function tellOfSaved(schemas: string, watcher: FSWatcher, tell: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(schemas);
  watcher.on('all', (_event, file) => {
    if (!file.startsWith(schemas + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, savedMs);
  });
}

/** The URL path at which Vite opens a file in the local editor. */
const editorPath = '/__open-in-editor';

/**
 * Turns the relative file path that the page requests into an absolute path. A path such as `../../x` cannot leave the
 * schemas folder.
 */
function editorAddress(schemas: string, search: string): string {
  const file = new URLSearchParams(search).get('file') ?? '';
  return `${editorPath}?file=${encodeURIComponent(path.join(schemas, path.join('/', file)))}`;
}

/**
 * Returns the content of an image file in the schemas folder. A URL names the image either by the file's path below the
 * studio's address, or by the hashed name that the portal uses.
 */
function pictureAt(schemas: string, pathname: string): Buffer | undefined {
  if (pathname.startsWith('/assets/')) return builtImages(schemas).get(pathname.slice(1));
  const name = pathname.startsWith(`${studioPath}/`) ? pathname.slice(studioPath.length + 1) : '';
  const file = path.join(schemas, name);
  return isImage(name) && existsSync(file) ? readFileSync(file) : undefined;
}

const noPlace = { pathname: '', search: '' };

function refuse(response: ServerResponse, status: number, words: string): void {
  // If the body was too large (413), the rest of the request is not read, so the connection must be closed.
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

/**
 * The largest accepted body of a request, in bytes (20 MiB). The calls of the studio's page are smaller, even those
 * that add a picture.
 */
const mostBytes = 20 * 2 ** 20;

/**
 * Returns the body of a request; undefined if the body is too large, in which case the rest of the body is not read.
 */
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
