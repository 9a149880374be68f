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
 * Beside the page as this phone uses it, that of a newer version, which is complete and waits for its turn. The pages
 * that are made for one address follow whichever of the two is in use, so that all change at once.
 */
const next = `${inUse}?next`;

/**
 * Where the network fails, what came so far stays, and the next visit goes on from there. Where the storage is full,
 * no visit would ever go on: the phone shall not stay on an old version for that. So parts may be missing, which the
 * network has; and where there is no room for the page and its shell, all that is kept goes, the old page with it.
 * Then pages come from the network, and the next try has the room.
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

/** What a cache that takes no more says. When the network breaks off meanwhile, it is that one's error. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'NetworkError';
}

function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}

/** The browser waits with this until no tab is open that an earlier worker serves. */
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

/** The page may have been lost, and would be until the next deploy. What it names comes first. */
async function restore(cache: Cache): Promise<void> {
  if (await cache.match(inUse)) return;
  await keepShell(cache);
  await keepOwnPage(cache, inUse);
}

/** A phone whose storage is full or broken still has the network. */
const none = () => undefined;

/**
 * From the phone at once, whatever the network does. A newer version begins on the landing page or Home: a form
 * goes on with the one that it was begun with, also when it is loaded again.
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
 * The page named what is not there. Where the server has another version, the next load is to have the page of that.
 * A network that answers in the server's place, with whatever status, takes nothing away.
 */
async function replacePage(cache: Cache): Promise<void> {
  const { own, isOther } = await fetchPage();
  if (own) await cache.put(inUse, own);
  else if (isOther) await cache.delete(inUse);
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** The pages that are open keep their worker until they are closed; it keeps nothing for them any more. */
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
 * Takes over from whatever is there, and goes. Nothing else makes a worker go: that its file is not there is what any
 * network may say.
 */
function disappear(): void {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

if (import.meta.env.VITE_SERVICE_WORKER === 'off') disappear();
else serve();
