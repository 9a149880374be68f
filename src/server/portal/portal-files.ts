import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';
import type { Config } from '../config.ts';
import { contentSecurityPolicy, documentOnlyHeaders } from '../http/headers.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { fallbackAddress, readBuiltPages } from './built-pages.ts';
import { retainedPortalDir } from './retain-assets.ts';

const assets = '/assets/';

/**
 * Returns whether the file is a script or style sheet of a page, not of a worker. Decides by the file name
 * instead of the request's headers, because the browser may reuse a page's cached response for a worker.
 */
const isPartOfPage = (file: string) => /\.(js|css)(\.(br|gz))?$/.test(file) && !/worker-[^/]*$/.test(file);

/**
 * Serves the portal's files. Asset names contain a content hash, so browsers may cache assets for a year.
 * They must revalidate all other files. An unknown address returns index.html, which says that there is no
 * such page.
 */
export async function servePortal(
  app: FastifyInstance,
  config: Config,
  fetchAsset: (name: string) => Promise<boolean>,
): Promise<void> {
  const { portalDir, connectOrigins } = config;
  const retained = retainedPortalDir(config);
  mkdirSync(retained, { recursive: true, mode: 0o700 });
  const roots = [portalDir, retained];
  await app.register(fastifyStatic, {
    root: roots,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    index: [pageFile(paths.landing)],
    // A 304 response has these headers too, because browsers use them to update the headers of the cached
    // file.
    setHeaders(reply, file) {
      const isAsset = roots.some((root) => file.startsWith(path.join(root, assets)));
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isAsset) {
        if (isPartOfPage(file)) for (const name of documentOnlyHeaders) reply.removeHeader(name);
        return;
      }
      const page = Object.values(readBuiltPages(portalDir)).find(
        (each) => each && path.join(portalDir, each.file) === file.replace(/\.(br|gz)$/, ''),
      );
      if (!page) return;
      const policy = contentSecurityPolicy(connectOrigins, page);
      reply.headers({ 'content-security-policy': policy, etag: etagOf(policy, readFileSync(file)) });
    },
  });
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!isCached(headers['if-none-match'], reply.getHeader('etag'))) return payload;
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length');
    return null;
  });
  app.addHook('onRequest', async (request, reply) => {
    const meant = withSingleSlashes(request);
    return meant && reply.header('cache-control', 'no-cache').redirect(meant);
  });
  const fetched = new WeakSet<FastifyRequest>();
  app.setNotFoundHandler(async (request, reply) => {
    const asset = assetOf(request);
    // Fetches an asset only once per request, so that a file that still cannot be sent does not cause an
    // endless loop.
    if (asset && !fetched.has(request) && (await fetchAsset(asset))) {
      fetched.add(request);
      return reply.sendFile(assets + asset);
    }
    if (!isNavigation(request)) throw notFound();
    // If several steps share an address, only the first is built, so the others get the fallback page.
    const [address = '', search] = request.url.split('?', 2);
    const isOtherStep = leadsInside(new URLSearchParams(search));
    const pages = readBuiltPages(portalDir);
    const { file } = (!isOtherStep && pages[address]) || pages[fallbackAddress];
    if (!existsSync(path.join(portalDir, file))) {
      throw new HttpError(404, 'The portal is not built yet. Run: npm run build');
    }
    // Responds with 404 if the address has a dot. No page's address has one, so a file is missing or the
    // address is mistyped.
    const isNamedAsFile = pathnameOf(request.url).includes('.');
    return reply.code(isNamedAsFile ? 404 : 200).sendFile(file);
  });
}

/**
 * Returns an ETag that covers the policy, because a cached page must not be shown under another policy. Size
 * and modification time are not enough, because a deploy may leave them unchanged.
 */
export function etagOf(policy: string, content: string | Buffer): string {
  return `"${createHash('sha256').update(policy).update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * Returns whether the browser has already cached the response with this ETag. Ignores the prefix `W/`, which
 * a proxy adds to the ETag when it compresses the response again.
 */
function isCached(ifNoneMatch: string | undefined, etag: unknown): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return typeof etag === 'string' && tags?.includes(etag) === true;
}

function assetOf({ method, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  return /^\/assets\/(\w[\w.-]*)(\?|$)/.exec(url)?.[1];
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const pathname = pathnameOf(url);
  return (
    (method === 'GET' || method === 'HEAD') &&
    ((headers.accept ?? '').includes('text/html') || pathname === paths.landing) &&
    /^\/(?!\/)/.test(pathname) &&
    !/^\/(assets|api)(\/|$)/i.test(pathname) &&
    // This excludes path traversal and invalid addresses.
    !/\/\.\.?(\/|$)|[\\\p{Cc}]/u.test(pathname)
  );
}

/**
 * Returns the address without the doubled slashes that a wrongly built link may have, or undefined if no
 * redirect is needed. Corrects nothing else, so that the redirect never leads to another host.
 */
function withSingleSlashes({ method, url, headers }: FastifyRequest): string | undefined {
  const [pathname = '', ...search] = url.split(/(?=\?)/);
  const isPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  const isDoubled =
    /^\/[\w/-]*$/.test(pathname) && pathname.includes('//') && !/^\/+(assets|api)(\/|$)/i.test(pathname);
  return isPage && isDoubled ? pathname.replace(/\/+/g, '/') + search.join('') : undefined;
}

function pathnameOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!);
  } catch {
    return '';
  }
}
