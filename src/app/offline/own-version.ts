import { pageFile, paths } from '#paths';
import { savesData } from '../lazy/saves-data.ts';
import { pageAt } from './worker-requests.ts';

/** The files of this version, put in by scripts/build/service-worker-plugin.ts. */
export interface BuildParts {
  /** A hash of all pages, which each of them carries: a change of one page makes a new worker. */
  readonly version: string;
  /** The scripts that every page names. */
  readonly shell: readonly string[];
  /** What an application needs from its first page to its last. */
  readonly ahead: readonly string[];
  /** Everything else, kept once a page has asked for it. */
  readonly later: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly parts: BuildParts };

/** The page for any address that has none of its own, or none on this phone. */
export const pageAddress = '/index.html';
/** Also the query under which pages are cached: it tells the versions apart. */
const query = () => `?${self.parts.version}`;
const addressOf = (name: string) => `/assets/${name}`;

export function ownAddresses(): readonly string[] {
  const { shell, ahead, later } = self.parts;
  return [...shell, ...ahead, ...later].map(addressOf);
}

export async function keepShell(cache: Cache): Promise<void> {
  await Promise.all(self.parts.shell.map((name) => keepPart(cache, name)));
}

/** Caches what an application needs, and the new version of what the phone had cached. */
export async function wantedBeside(cache: Cache): Promise<readonly string[]> {
  const { ahead, later } = self.parts;
  const kept = new Set((await cache.keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  const wasKept = (name: string) => kept.has(withoutHash(addressOf(name)));
  // On a phone that saves data, only what it has loaded already.
  return [...(savesData() ? ahead.filter(wasKept) : ahead), ...later.filter(wasKept)];
}

/**
 * The pages that were opened before or are open now, and the one that begins a visit. Others are not fetched ahead: the
 * page for any address shows the same, only later.
 */
export async function wantedPages(cache: Cache): Promise<ReadonlySet<string>> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.flatMap(({ url }) => pageAt(url) ?? []);
  const start = savesData() ? [] : [`/${pageFile(paths.landing)}`];
  return new Set([...kept.filter((name) => name.startsWith('/pages/')), ...open, ...start]);
}

/** `/assets/HomePage.js` of `/assets/HomePage-B3x-_1Qa.js`. */
const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export async function keepPart(cache: Cache, name: string): Promise<void> {
  const address = addressOf(name);
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low', redirect: 'manual' });
  if (!isPart(response)) throw new Error("Part of the portal didn't load.");
  await cache.put(address, response);
}

/** Refuses what a network answers instead, such as its log-in page. */
export function isPart({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('content-type')?.includes('html');
}

export async function keepOwnPage(cache: Cache, address: string): Promise<void> {
  const { own } = await fetchPage();
  if (!own) throw new Error('The page is of another version.');
  await cache.put(address, own);
}

/**
 * Falls back on the page for any address where there is none of this version. A sheet that stands in the page is kept
 * as well: a later step at the same address, which has no page of its own, asks for it.
 */
export async function keepPage(cache: Cache, page: string): Promise<void> {
  const address = page + query();
  if (await cache.match(address)) return;
  const { own } = await fetchPage(page);
  if (!own) return;
  const text = await own.clone().text();
  await cache.put(address, own);
  const named = self.parts.later.filter((name) => text.includes(`title="inlined" href="${addressOf(name)}"`));
  await Promise.all(named.map((name) => keepPart(cache, name)));
}

/**
 * A page from the server, if it is of this version: that of a deploy in between would name files that are not cached.
 * What carries no version is no page of the portal.
 */
export async function fetchPage(page = pageAddress): Promise<{ own?: Response; isOther: boolean }> {
  const response = await fetch(page + query(), { cache: 'no-cache', priority: 'low', redirect: 'manual' });
  const version = /<meta name="version" content="(\w+)">/.exec(await response.clone().text())?.[1];
  if (response.status !== 200 || !version) return { isOther: false };
  return version === self.parts.version ? { own: response, isOther: false } : { isOther: true };
}

/** The page made for an address, of the version that `whole`, the page for any address, is of. */
export const besidePage = (cache: Cache, whole: Response, page: string) => cache.match(page + queryOf(whole));

/** Whether a page is of this version. */
export const isOwn = (page: { readonly url: string }) => queryOf(page) === query();

/** A cached response keeps the address at which it was fetched, and in it its version. */
const queryOf = ({ url }: { readonly url: string }) => /\?.*|$/.exec(url)![0];
