import { isAtRest, kindOf } from './worker-requests.ts';

/** The parts of this version by name, as scripts/service-worker.ts puts them in when the portal is built. */
export interface BuildParts {
  /** What the page itself names. */
  readonly shell: readonly string[];
  /** What an application needs from its first page to its last. */
  readonly ahead: readonly string[];
  /** Everything else, kept once a page has asked for it. */
  readonly later: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly parts: BuildParts };

const cacheName = 'portal';
/** The page as this phone uses it, and that of a newer version, which is complete and waits for its turn. */
const inUse = '/index.html';
const next = '/index.html?next';

const addressOf = (name: string) => `/assets/${name}`;

/** What came so far stays, so that the next try, at the next visit, goes on from there. */
async function install(): Promise<void> {
  const { shell } = self.parts;
  const cache = await caches.open(cacheName);
  const more = await wanted(cache);
  await Promise.all([...shell, ...more].map((name) => fetchPart(cache, addressOf(name))));
  await cache.put(next, await fetchOwnPage());
}

/** What an application needs, and the new form of what the phone has of an earlier version: that one goes. */
async function wanted(cache: Cache): Promise<readonly string[]> {
  const { ahead, later } = self.parts;
  const kept = new Set((await cache.keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  const wasKept = (name: string) => kept.has(withoutHash(addressOf(name)));
  // On a phone that saves data, only what it has loaded already.
  return [...(savesData() ? ahead.filter(wasKept) : ahead), ...later.filter(wasKept)];
}

/** `/assets/HomePage.js` of `/assets/HomePage-B3x-_1Qa.js`. */
const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function fetchPart(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low' });
  if (!isPart(response)) throw new Error('A part of the portal did not come.');
  await cache.put(address, response);
}

/** Not what a network in between shows instead, such as its log-in. */
function isPart({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('content-type')?.includes('html');
}

/** Another deploy may have come in between, and its page would name parts that were not kept. */
async function fetchOwnPage(): Promise<Response> {
  const response = await fetch(inUse, { cache: 'no-cache' });
  const html = await response.clone().text();
  const isOwn = response.status === 200 && self.parts.shell.every((name) => html.includes(name));
  if (!isOwn) throw new Error('The page is not that of this version.');
  return response;
}

/** The browser waits with this until no tab is open that an earlier worker serves. */
async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  await renew(cache);
  const { shell, ahead, later } = self.parts;
  const own = new Set([inUse, ...[...shell, ...ahead, ...later].map(addressOf)]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!own.has(pathname + search)) await cache.delete(request);
  }
  await self.clients.claim();
}

async function renew(cache: Cache): Promise<void> {
  const page = await cache.match(next);
  if (!page) return;
  await cache.put(inUse, page);
  await cache.delete(next);
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
  return (await cache.match(inUse)) ?? cache.match(next);
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

/** The page named what the server no longer has, so the next load is to have the page that the server has. */
async function replacePage(cache: Cache): Promise<void> {
  const own = await fetchOwnPage().catch(none);
  await (own ? cache.put(inUse, own) : cache.delete(inUse));
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** The portal was taken back to a version that has no worker: without this the phone would never learn of it. */
async function leaveIfGone(): Promise<void> {
  if (isGone(await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' }))) await leave();
}

let hasLeft = false;

/** The pages that are open keep their worker until they are closed; it keeps nothing for them any more. */
async function leave(): Promise<void> {
  hasLeft = true;
  await caches.delete(cacheName);
  await self.registration.unregister();
}

function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = hasLeft ? undefined : kindOf(request, self.location.origin);
    if (kind === 'asset') event.respondWith(asset(request));
    if (kind !== 'page') return;
    event.respondWith(page(request));
    event.waitUntil(leaveIfGone().catch(none));
  });
}

/** Takes over from whatever is there, and goes. */
function disappear(): void {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

if (import.meta.env.VITE_SERVICE_WORKER === 'off') disappear();
else serve();
