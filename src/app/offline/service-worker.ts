import { allowsUpdate, kindOf, pageAt } from './page-addresses.ts';
import {
  assetAddresses,
  assetsToCache,
  cacheAsset,
  cacheGenericPage,
  cachePage,
  cacheShell,
  fetchPage,
  genericPage,
  isAssetResponse,
  isOwnVersion,
  matchPage,
  pagesToCache,
} from './what-to-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'portal';
/**
 * The cache key of the next version's generic page, which is cached after all other files of that version.
 * Every page is served in the version of the cached generic page, so that all pages change at the same time.
 */
const next = `${genericPage}?next`;

/**
 * Caches this version's files. After a network error, the files cached so far stay, and the next visit
 * continues. If the storage is full, missing assets are loaded from the network. If not even the generic page
 * (index.html) fits, the whole cache is deleted, to free space for the next attempt.
 */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const more = await assetsToCache(cache);
  const pages = [...(await pagesToCache(cache))];
  try {
    await cacheShell(cache);
    await Promise.all(more.map((name) => cacheAsset(cache, name).catch(rethrowUnlessFull)));
    await Promise.all(pages.map((name) => cachePage(cache, name).catch(rethrowUnlessFull)));
    await cacheGenericPage(cache, next);
  } catch (error) {
    if (isFull(error)) await caches.delete(cacheName);
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function rethrowUnlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}

/**
 * Switches to this worker's version, and deletes the cached files of the previous one. The browser calls this
 * once no tab uses the previous worker any more.
 */
async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  await activateNext(cache);
  await restore(cache).catch(none);
  const own = new Set([genericPage, ...assetAddresses()]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!own.has(pathname + search) && !isOwnVersion(request)) await cache.delete(request);
  }
  await self.clients.claim();
}

async function activateNext(cache: Cache): Promise<void> {
  const page = await cache.match(next);
  if (!page) return;
  await cache.put(genericPage, page);
  await cache.delete(next);
}

async function restore(cache: Cache): Promise<void> {
  if (await cache.match(genericPage)) return;
  await cacheShell(cache);
  await cacheGenericPage(cache, genericPage);
}

/** Ignores errors of full or broken storage, so that pages are loaded from the network instead. */
const none = () => undefined;

/**
 * Returns the cached page or, if there is none, fetches the page. Switches to a newer version on the landing
 * page or Home only, so that a form continues in the version in which it was started, even after a reload.
 */
async function page(request: Request): Promise<Response> {
  return (await cachedPage(request).catch(none)) ?? fetch(request);
}

async function cachedPage({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  if (allowsUpdate(url)) await activateNext(cache);
  const generic = (await cache.match(genericPage)) ?? (await cache.match(next));
  const own = pageAt(url);
  return (generic && own ? await matchPage(cache, generic, own) : undefined) ?? generic;
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(none);
  if (kept) return kept;
  const response = await fetch(request);
  await cacheResponse(request, response.clone()).catch(none);
  return response;
}

async function cacheResponse(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  if (isAssetResponse(response)) await cache.put(request, response);
  else if (isGone(response)) await replacePage(cache);
}

/**
 * Fetches the generic page (index.html) again, because an asset is gone from the server. If the server has
 * another version, deletes the cached page instead, so that the next load uses that version. A response of a
 * captive portal changes nothing.
 */
async function replacePage(cache: Cache): Promise<void> {
  const { own, isOther } = await fetchPage();
  if (own) await cache.put(genericPage, own);
  else if (isOther) await cache.delete(genericPage);
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/**
 * Deletes the cache and unregisters the worker. Open pages keep the worker until they are closed, but it no
 * longer caches anything.
 */
async function unregister(): Promise<void> {
  await caches.delete(cacheName);
  await self.registration.unregister();
}

async function cacheOpenedPage({ url }: Request): Promise<void> {
  const cache = await caches.open(cacheName);
  await restore(cache);
  const opened = pageAt(url);
  const generic = await cache.match(genericPage);
  if (opened && generic && isOwnVersion(generic)) await cachePage(cache, opened);
}

function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = kindOf(request, self.location.origin);
    if (kind === 'asset') event.respondWith(asset(request));
    if (kind !== 'page') return;
    event.respondWith(page(request));
    event.waitUntil(cacheOpenedPage(request).catch(none));
  });
}

/**
 * Makes browsers remove the worker. Deleting the worker's file from the server would not be enough, because
 * not all browsers remove a worker whose file is missing.
 */
function removeWorker(): void {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(unregister()));
}

if (import.meta.env.VITE_SERVICE_WORKER === 'off') removeWorker();
else serve();
