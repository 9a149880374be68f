import { pageFile, paths } from '#paths';
import { savesData } from '../lazy/saves-data.ts';
import { pageAt } from './page-addresses.ts';

/** The files of this version, inserted by scripts/build/service-worker-plugin.ts. */
export interface BuildParts {
  /** A hash of all pages, which every page contains. A change to any page therefore changes the worker too. */
  readonly version: string;
  /** The scripts that every page loads. */
  readonly shell: readonly string[];
  /** The assets that a student needs to apply, from the first page to the last; cached on the first visit. */
  readonly ahead: readonly string[];
  /** All other assets; each is cached when it is first requested. */
  readonly later: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly parts: BuildParts };

/** The HTML file of the generic page, which is used for an address whose own page does not exist or is not cached. */
export const genericPage = '/index.html';
/**
 * Returns the URL query with which this version's pages are fetched and cached, so that the cached versions can be
 * distinguished.
 */
const query = () => `?${self.parts.version}`;
const addressOf = (name: string) => `/assets/${name}`;

export function assetAddresses(): readonly string[] {
  const { shell, ahead, later } = self.parts;
  return [...shell, ...ahead, ...later].map(addressOf);
}

export async function cacheShell(cache: Cache): Promise<void> {
  await Promise.all(self.parts.shell.map((name) => cacheAsset(cache, name)));
}

/**
 * Returns the assets to cache: those that a student needs to apply (`ahead`), and the new versions of assets that were
 * cached before.
 */
export async function assetsToCache(cache: Cache): Promise<readonly string[]> {
  const { ahead, later } = self.parts;
  const kept = new Set((await cache.keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  const wasCached = (name: string) => kept.has(withoutHash(addressOf(name)));
  // In data-saving mode, only assets that were cached before are cached.
  return [...(savesData() ? ahead.filter(wasCached) : ahead), ...later.filter(wasCached)];
}

/**
 * Returns the pages to cache: those that were opened before or are open now, and the landing page. Other pages are not
 * prefetched: for them the generic page shows the same content, only later.
 */
export async function pagesToCache(cache: Cache): Promise<ReadonlySet<string>> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.flatMap(({ url }) => pageAt(url) ?? []);
  const start = savesData() ? [] : [`/${pageFile(paths.landing)}`];
  return new Set([...kept.filter((name) => name.startsWith('/pages/')), ...open, ...start]);
}

/** Removes the hash from an asset's address: `/assets/HomePage-B3x-_1Qa.js` → `/assets/HomePage.js`. */
const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export async function cacheAsset(cache: Cache, name: string): Promise<void> {
  const address = addressOf(name);
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low', redirect: 'manual' });
  if (!isAssetResponse(response)) throw new Error("Part of the portal didn't load.");
  await cache.put(address, response);
}

/**
 * Returns whether a response is an asset of the server. A response may also come from the network in between, such as a
 * captive portal's log-in page.
 */
export function isAssetResponse({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('content-type')?.includes('html');
}

export async function cacheGenericPage(cache: Cache, address: string): Promise<void> {
  const { own } = await fetchPage();
  if (!own) throw new Error('The page is of another version.');
  await cache.put(address, own);
}

/**
 * Caches a page, unless the server no longer has the page in this version. Also caches, as files, the style sheets that
 * are inlined in the page: a later step at the same address uses the generic page, which loads the files.
 */
export async function cachePage(cache: Cache, page: string): Promise<void> {
  const address = page + query();
  if (await cache.match(address)) return;
  const { own } = await fetchPage(page);
  if (!own) return;
  const text = await own.clone().text();
  await cache.put(address, own);
  const named = self.parts.later.filter((name) => text.includes(`title="inlined" href="${addressOf(name)}"`));
  await Promise.all(named.map((name) => cacheAsset(cache, name)));
}

/**
 * Fetches a page and returns it as `own` if it is of this version: a page of a later deploy would refer to files that
 * are not cached. `isOther` is true if the page is of another version. A response without a version is not a page of
 * the portal.
 */
export async function fetchPage(page = genericPage): Promise<{ own?: Response; isOther: boolean }> {
  const response = await fetch(page + query(), { cache: 'no-cache', priority: 'low', redirect: 'manual' });
  const version = /<meta name="version" content="(\w+)">/.exec(await response.clone().text())?.[1];
  if (response.status !== 200 || !version) return { isOther: false };
  return version === self.parts.version ? { own: response, isOther: false } : { isOther: true };
}

/** Returns the cached page of an address, in the same version as `generic`, the cached generic page. */
export const matchPage = (cache: Cache, generic: Response, page: string) =>
  cache.match(page + queryOf(generic));

export const isOwnVersion = (page: { readonly url: string }) => queryOf(page) === query();

/**
 * Returns the query of a page's URL, which is the page's version: a cached response has the URL from which it was
 * fetched.
 */
const queryOf = ({ url }: { readonly url: string }) => /\?.*|$/.exec(url)![0];
