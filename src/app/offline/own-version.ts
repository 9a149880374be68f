import { pageFile, paths } from '#paths';
import { savesData } from '../lazy/saves-data.ts';
import { pageAt } from './worker-requests.ts';

/** The files of this version, inserted by scripts/build/service-worker-plugin.ts. */
export interface BuildParts {
  /** A hash of all pages, which every page contains. A change to any page changes the worker too. */
  readonly version: string;
  /** The scripts that every page loads. */
  readonly shell: readonly string[];
  /** What an application needs from first page to last; cached on the first visit. */
  readonly ahead: readonly string[];
  /** Everything else; cached when first requested. */
  readonly later: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly parts: BuildParts };

/** The generic page, used for an address whose own page does not exist or is not cached. */
export const genericPage = '/index.html';
/** The query under which this version's pages are fetched and cached; it tells versions apart. */
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
 * Returns the assets to cache: those that an application needs, and the new versions of assets that were cached before.
 */
export async function assetsToCache(cache: Cache): Promise<readonly string[]> {
  const { ahead, later } = self.parts;
  const kept = new Set((await cache.keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  const wasCached = (name: string) => kept.has(withoutHash(addressOf(name)));
  // In data-saving mode, only those that were cached before.
  return [...(savesData() ? ahead.filter(wasCached) : ahead), ...later.filter(wasCached)];
}

/**
 * Returns the pages to cache: those that were opened before or are open now, and the landing page. Others are not
 * prefetched: the generic page shows the same content, only later.
 */
export async function pagesToCache(cache: Cache): Promise<ReadonlySet<string>> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.flatMap(({ url }) => pageAt(url) ?? []);
  const start = savesData() ? [] : [`/${pageFile(paths.landing)}`];
  return new Set([...kept.filter((name) => name.startsWith('/pages/')), ...open, ...start]);
}

/** `/assets/HomePage-B3x-_1Qa.js` → `/assets/HomePage.js`. */
const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export async function cacheAsset(cache: Cache, name: string): Promise<void> {
  const address = addressOf(name);
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low', redirect: 'manual' });
  if (!isAssetResponse(response)) throw new Error("Part of the portal didn't load.");
  await cache.put(address, response);
}

/** Rejects responses that come from the network instead of the server, such as a captive portal's log-in page. */
export function isAssetResponse({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('content-type')?.includes('html');
}

export async function cacheGenericPage(cache: Cache, address: string): Promise<void> {
  const { own } = await fetchPage();
  if (!own) throw new Error('The page is of another version.');
  await cache.put(address, own);
}

/**
 * Caches a page, unless the server has none of this version. Also caches the stylesheets that are inlined in it: a
 * later step at the same address uses the generic page, which loads them as files.
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
 * Fetches a page and returns it if it is of this version. A page of a later deploy would refer to files that are not
 * cached. A response without a version is not a page of the portal.
 */
export async function fetchPage(page = genericPage): Promise<{ own?: Response; isOther: boolean }> {
  const response = await fetch(page + query(), { cache: 'no-cache', priority: 'low', redirect: 'manual' });
  const version = /<meta name="version" content="(\w+)">/.exec(await response.clone().text())?.[1];
  if (response.status !== 200 || !version) return { isOther: false };
  return version === self.parts.version ? { own: response, isOther: false } : { isOther: true };
}

/** Returns the cached page of an address, in the same version as `generic`, the generic page. */
export const matchPage = (cache: Cache, generic: Response, page: string) =>
  cache.match(page + queryOf(generic));

export const isOwnVersion = (page: { readonly url: string }) => queryOf(page) === query();

/** A cached response keeps the URL it was fetched from, whose query is its version. */
const queryOf = ({ url }: { readonly url: string }) => /\?.*|$/.exec(url)![0];
