import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/**
 * Returns what a request is for: a page of the portal, or an asset with a content hash in its name. Returns undefined
 * for everything else, which goes to the network: API calls, other origins, other files and range requests.
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
 * Returns whether a path is a page, by the same rule as the server: every path is a page unless it looks like a file or
 * belongs to another route.
 */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/** Returns whether the page at this URL has no form in progress, so that a newer version may be activated. */
export function allowsUpdate(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/**
 * Returns the file that may have been prerendered for an address; undefined if the query leads to a later step, which
 * is never prerendered.
 */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return leadsInside(searchParams) ? undefined : `/${pageFile(pathname)}`;
}
