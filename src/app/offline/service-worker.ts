import {
  besidePage,
  fetchPage,
  pageAddress as inUse,
  isOwn,
  isPart,
  keepOwnPage,
  keepPage,
  keepPart,
  keepShell,
  ownAddresses,
  wantedBeside,
  wantedPages,
} from './own-version.ts';
import { isAtRest, kindOf, pageAt } from './worker-requests.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'portal';
/**
 * Beside the version in use there may be a newer one, complete and waiting. The pages of single addresses follow the
 * version in use, so that all change at once.
 */
const next = `${inUse}?next`;

/**
 * Where the network fails, what was cached stays, and the next visit goes on from there. A full storage must not hold
 * the phone on an old version: files may then be missing from the cache, and where even the page has no room, the cache
 * is emptied. Then pages come from the network, and the next try has the room.
 */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const more = await wantedBeside(cache);
  const pages = [...(await wantedPages(cache))];
  try {
    await keepShell(cache);
    await Promise.all(more.map((name) => keepPart(cache, name).catch(unlessFull)));
    await Promise.all(pages.map((name) => keepPage(cache, name).catch(unlessFull)));
    await keepOwnPage(cache, next);
  } catch (error) {
    if (isFull(error)) await caches.delete(cacheName);
    throw error;
  }
}

/** The error of a full cache, as opposed to that of a network that breaks off. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'NetworkError';
}

function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}

/** Called by the browser once no tab of an earlier worker is open. */
async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  await renew(cache);
  await restore(cache).catch(none);
  const own = new Set([inUse, ...ownAddresses()]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!own.has(pathname + search) && !isOwn(request)) await cache.delete(request);
  }
  await self.clients.claim();
}

async function renew(cache: Cache): Promise<void> {
  const page = await cache.match(next);
  if (!page) return;
  await cache.put(inUse, page);
  await cache.delete(next);
}

/** Restores a page that was lost from the cache, after the files that it names. */
async function restore(cache: Cache): Promise<void> {
  if (await cache.match(inUse)) return;
  await keepShell(cache);
  await keepOwnPage(cache, inUse);
}

/** A phone whose storage is full or broken still has the network. */
const none = () => undefined;

/**
 * Answers from the phone. A newer version begins on the landing page or Home: a form goes on with the version that it
 * was begun with, also after a reload.
 */
async function page(request: Request): Promise<Response> {
  return (await keptPage(request).catch(none)) ?? fetch(request);
}

async function keptPage({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  if (isAtRest(url)) await renew(cache);
  const whole = (await cache.match(inUse)) ?? (await cache.match(next));
  const own = pageAt(url);
  return (whole && own ? await besidePage(cache, whole, own) : undefined) ?? whole;
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(none);
  if (kept) return kept;
  const response = await fetch(request);
  await learnFrom(request, response.clone()).catch(none);
  return response;
}

async function learnFrom(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  if (isPart(response)) await cache.put(request, response);
  else if (isGone(response)) await replacePage(cache);
}

/**
 * Called when a file is missing: the page in use is fetched again, or removed where the server has another version, so
 * that the next load gets that one's. The answer of a network in the server's place changes nothing.
 */
async function replacePage(cache: Cache): Promise<void> {
  const { own, isOther } = await fetchPage();
  if (own) await cache.put(inUse, own);
  else if (isOther) await cache.delete(inUse);
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** Open pages keep this worker until they are closed; it caches nothing for them any more. */
async function leave(): Promise<void> {
  await caches.delete(cacheName);
  await self.registration.unregister();
}

async function lookAfter({ url }: Request): Promise<void> {
  const cache = await caches.open(cacheName);
  await restore(cache);
  const opened = pageAt(url);
  const whole = await cache.match(inUse);
  if (opened && whole && isOwn(whole)) await keepPage(cache, opened);
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
    event.waitUntil(lookAfter(request).catch(none));
  });
}

/**
 * Replaces any earlier worker and unregisters itself. A missing file would not do: any network may answer that.
 */
function disappear(): void {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

if (import.meta.env.VITE_SERVICE_WORKER === 'off') disappear();
else serve();
