import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stepParameter } from '#engine/definition.ts';
import { pageFile, paths } from '#paths';
import { elsewhere, pagesOf } from '../built-pages.ts';
import type { Config } from '../config.ts';
import { keptPortal } from '../keep-assets.ts';
import { nothingHere, Refusal } from '../refusal.ts';
import { contentSecurityPolicy, ofDocuments } from './headers.ts';

const assets = '/assets/';

/** By its name, and not by who asks: the phone's cache gives a worker the answer that was kept for a page. */
const isPartOfPage = (file: string) => /\.(js|css)(\.(br|gz))?$/.test(file) && !/worker-[^/]*$/.test(file);

/**
 * The built portal, and the assets of earlier builds that are kept (keep-assets.ts). Assets have their content's
 * hash in the name and never change; everything else is asked for anew. An address of the portal gives its page, any
 * other one index.html; a missing file is 404 and never index.html.
 */
export async function servePortal(app: FastifyInstance, config: Config): Promise<void> {
  const { portalDir, connectOrigins } = config;
  const kept = keptPortal(config);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const roots = [portalDir, kept];
  await app.register(fastifyStatic, {
    root: roots,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    index: [pageFile(paths.landing)],
    // Of what comes from the phone's own cache (304) the headers count as well.
    setHeaders(reply, file) {
      const isAsset = roots.some((root) => file.startsWith(path.join(root, assets)));
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isAsset && isPartOfPage(file)) for (const name of ofDocuments) reply.removeHeader(name);
      const page = Object.values(pagesOf(portalDir)).find(
        (each) => each && path.join(portalDir, each.file) === file.replace(/\.(br|gz)$/, ''),
      );
      if (page) reply.header('content-security-policy', contentSecurityPolicy(connectOrigins, page));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw nothingHere();
    const file = fileOf(portalDir, request.url);
    if (!existsSync(path.join(portalDir, file))) throw notBuilt();
    return reply.code(200).sendFile(file);
  });
}

/** A page is made for exactly its address, and for the first step of those that share one. */
function fileOf(portalDir: string, url: string): string {
  const [pathname = '', search] = url.split('?', 2);
  const pages = pagesOf(portalDir);
  const isOther = new URLSearchParams(search).has(stepParameter);
  return ((!isOther && pages[pathname]) || pages[elsewhere]).file;
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const pathname = decoded(url.split('?', 1)[0]!);
  return (
    (method === 'GET' || method === 'HEAD') &&
    ((headers.accept ?? '').includes('text/html') || pathname === paths.landing) &&
    /^\/(?!\/)/.test(pathname) &&
    !/^\/(assets|api)(\/|$)/i.test(pathname) &&
    // Neither a hidden file, nor a way upwards, nor what is no address at all.
    !/\/\.|[\\\p{Cc}]/u.test(pathname) &&
    !path.posix.basename(pathname).includes('.')
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

function notBuilt(): Refusal {
  return new Refusal(404, 'The portal is not built yet. Run: npm run build');
}
