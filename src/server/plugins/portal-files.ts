import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { keptPortal } from '../keep-assets.ts';
import { nothingHere, Refusal } from '../refusal.ts';

const assets = '/assets/';

/**
 * The built portal, and the assets of earlier builds that are kept (keep-assets.ts). Assets have their content's
 * hash in the name and never change; everything else is asked for anew. An address of the portal gives index.html;
 * a missing file is 404 and never index.html.
 */
export async function servePortal(app: FastifyInstance, config: Config): Promise<void> {
  const { portalDir } = config;
  const kept = keptPortal(config);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const roots = [portalDir, kept];
  await app.register(fastifyStatic, {
    root: roots,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders(reply, file) {
      const isAsset = roots.some((root) => file.startsWith(path.join(root, assets)));
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw nothingHere();
    if (!existsSync(path.join(portalDir, 'index.html'))) throw notBuilt();
    return reply.code(200).sendFile('index.html');
  });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const pathname = decoded(url.split('?', 1)[0]!);
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
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
