import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/**
 * Returns the kind of the requested resource, or undefined for requests that the worker ignores: API calls,
 * other origins, other files and range requests.
 */
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
 * Returns whether the path belongs to a page. As on the server, this is every path except those of files, the
 * API, the assets and the health check (`/health`).
 */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/**
 * Returns whether the worker may switch to a newer version when this address is opened. Only the landing page
 * and Home allow a switch, because they show no form.
 */
export function allowsUpdate(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/**
 * Returns the name of the prerendered page, or undefined if the query leads to a later step, which is never
 * prerendered.
 */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return leadsInside(searchParams) ? undefined : `/${pageFile(pathname)}`;
}
