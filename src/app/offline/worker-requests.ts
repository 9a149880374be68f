import { leadsInside } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/**
 * What the service worker answers: pages of the portal, and files with their content's hash in the name. Everything
 * else goes to the network: calls above all, other origins, other files, ranges.
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

/** As on the server: what is no file, and has no route of its own. */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/** Where no form is under way, so that a newer version may begin. */
export function isAtRest(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/** The page that may have been made for an address; none for a later step of those that share one. */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return leadsInside(searchParams) ? undefined : `/${pageFile(pathname)}`;
}
