import { pageFile, paths } from '#paths';
import { savesData } from '../lazy/saves-data.ts';
import { pageAt } from './page-addresses.ts';

export interface BuildParts {
  /**
   * A hash of all pages' content. If a page changes, the hash and therefore the worker's script change, so
   * that browsers install a new worker.
   */
  readonly version: string;
  readonly shell: readonly string[];
  readonly precached: readonly string[];
  readonly later: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly parts: BuildParts };

/**
 * Names the HTML file that can show any page. It is used for addresses that have no HTML file, or whose HTML
 * file is not cached.
 */
export const genericPage = '/index.html';
const query = () => `?${self.parts.version}`;
const addressOf = (name: string) => `/assets/${name}`;

export function assetAddresses(): readonly string[] {
  const { shell, precached, later } = self.parts;
  return [...shell, ...precached, ...later].map(addressOf);
}

export async function cacheShell(cache: Cache): Promise<void> {
  await Promise.all(self.parts.shell.map((name) => cacheAsset(cache, name)));
}

export async function assetsToCache(cache: Cache): Promise<readonly string[]> {
  const { precached, later } = self.parts;
  const kept = new Set((await cache.keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  const wasCached = (name: string) => kept.has(withoutHash(addressOf(name)));
  return [...(savesData() ? precached.filter(wasCached) : precached), ...later.filter(wasCached)];
}

/**
 * Returns the pages that are open or were opened before. Also returns the landing page, except in data-saving
 * mode. The generic page (index.html) can show all other pages once the scripts have loaded.
 */
export async function pagesToCache(cache: Cache): Promise<ReadonlySet<string>> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.flatMap(({ url }) => pageAt(url) ?? []);
  const start = savesData() ? [] : [`/${pageFile(paths.landing)}`];
  return new Set([...kept.filter((name) => name.startsWith('/pages/')), ...open, ...start]);
}

/** Turns `/assets/HomePage-B3x-_1Qa.js` into `/assets/HomePage.js`. */
const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export async function cacheAsset(cache: Cache, name: string): Promise<void> {
  const address = addressOf(name);
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low', redirect: 'manual' });
  if (!isAssetResponse(response)) throw new Error("Part of the portal didn't load.");
  await cache.put(address, response);
}

export function isAssetResponse({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('content-type')?.includes('html');
}

export async function cacheGenericPage(cache: Cache, address: string): Promise<void> {
  const { own } = await fetchPage();
  if (!own) throw new Error('The page is of another version.');
  await cache.put(address, own);
}

/**
 * Caches a page. Also caches, as files, the style sheets that are inlined in the page, because a later step
 * at the same address uses the generic page (index.html), which loads these files.
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
 * Fetches a page. Returns the page as `own` only if it has this worker's version, because another version
 * would refer to files that are not cached. `isOther` is true if the page has another version. A response
 * without a version is not a page of the portal.
 */
export async function fetchPage(page = genericPage): Promise<{ own?: Response; isOther: boolean }> {
  const response = await fetch(page + query(), { cache: 'no-cache', priority: 'low', redirect: 'manual' });
  const version = /<meta name="version" content="(\w+)">/.exec(await response.clone().text())?.[1];
  if (response.status !== 200 || !version) return { isOther: false };
  return version === self.parts.version ? { own: response, isOther: false } : { isOther: true };
}

/** Returns the cached page that has the same version as `generic`, the cached index.html. */
export const matchPage = (cache: Cache, generic: Response, page: string) =>
  cache.match(page + queryOf(generic));

export const isOwnVersion = (page: { readonly url: string }) => queryOf(page) === query();

/** Returns the query, which is the page's version. Cached responses keep the query as part of their URL. */
const queryOf = ({ url }: { readonly url: string }) => /\?.*|$/.exec(url)![0];
