import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nothingHere, Refusal } from '../refusal.ts';

const assets = '/assets/';

/**
 * The built portal. Assets have their content's hash in the name and never change; everything else is asked
 * for anew. An address of the portal gives index.html; a missing file is 404 and never index.html.
 */
export async function servePortal(app: FastifyInstance, portalDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: portalDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders(reply, file) {
      const isAsset = file.startsWith(path.join(portalDir, assets));
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
