import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/**
 * Returns what a request is for: a page of the portal, or an asset with a content hash in its name. Returns undefined
 * for all other requests, which the worker does not handle: API calls, other origins, other files and range requests.
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
 * Returns whether a path is the path of a page. As on the server, every path is a page unless it looks like a file or
 * belongs to the API, the assets or the health check.
 */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/** Returns whether the page at this URL shows no form, so that the worker may switch to a newer version. */
export function allowsUpdate(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/**
 * Returns the path of the HTML file that may have been prerendered for a URL; undefined if the query leads to a later
 * step, which is never prerendered.
 */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return leadsInside(searchParams) ? undefined : `/${pageFile(pathname)}`;
}
