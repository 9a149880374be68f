import { stepParameter } from '#engine/core/index.ts';
import { pageFile, paths } from '#paths';

/**
 * What the service worker answers: a page of the portal, or a part of it that has its content's hash in its name.
 * Everything else goes its way as if there were no worker: calls above all, other origins, files, parts of files.
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

/** As the server has it: whatever is no file, and is not answered by a route of its own. */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|health)(\/|$)/i.test(pathname) && !/\.[^/]*$/.test(pathname);
}

/** Where nobody is in the middle of a form, so that a newer version may begin. */
export function isAtRest(url: string): boolean {
  const places: readonly string[] = [paths.landing, paths.home];
  return places.includes(new URL(url).pathname);
}

/** The page that may have been made for an address; none for a later step of those that share one. */
export function pageAt(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has(stepParameter) ? undefined : `/${pageFile(pathname)}`;
}
