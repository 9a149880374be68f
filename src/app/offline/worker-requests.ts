import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/**
 * Classifies the requests that the service worker handles: pages of the portal, and assets with a content hash in their
 * name. Everything else goes to the network: API calls, other origins, other files and range requests.
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

/** The server's rule: every path is a page unless it looks like a file or belongs to another route. */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/** Returns whether the page has no form in progress, so that a newer version may be activated. */
export function allowsUpdate(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/** Returns the file that may have been prerendered for an address. A later step in the query has none. */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return leadsInside(searchParams) ? undefined : `/${pageFile(pathname)}`;
}
