import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/** Undefined for requests that the worker ignores: API calls, other origins, other files, range requests. */
export function kindOf(
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
): 'page' | 'asset' | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return undefined;
  if (mode === 'navigate') return isPage(address.pathname) ? 'page' : undefined;
  return address.pathname.startsWith('/assets/') ? 'asset' : undefined;
}

/**
 * As on the server, every path is a page unless it looks like a file or belongs to the API, the assets or the
 * health check (`/health`).
 */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/** The worker may switch to a newer version only on pages that show no form. */
export function allowsUpdate(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/** Undefined if the query leads to a later step, which is never prerendered. */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return leadsInside(searchParams) ? undefined : `/${pageFile(pathname)}`;
}
