import { savesData } from './saves-data.ts';

/** The parts of this version by name, as scripts/service-worker.ts puts them in when the portal is built. */
export interface BuildParts {
  /** A hash of the page: one that changed alone makes another worker of this, which is how phones hear of it. */
  readonly page: string;
  /** What the page itself names. */
  readonly shell: readonly string[];
  /** What an application needs from its first page to its last. */
  readonly ahead: readonly string[];
  /** Everything else, kept once a page has asked for it. */
  readonly later: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly parts: BuildParts };

export const pageAddress = '/index.html';
const addressOf = (name: string) => `/assets/${name}`;

/** Where all its parts are kept. */
export function ownAddresses(): readonly string[] {
  const { shell, ahead, later } = self.parts;
  return [...shell, ...ahead, ...later].map(addressOf);
}

export async function keepShell(cache: Cache): Promise<void> {
  await Promise.all(self.parts.shell.map((name) => keepPart(cache, name)));
}

/** What an application needs, and the new form of what the phone has of an earlier version: that one goes. */
export async function wantedBeside(cache: Cache): Promise<readonly string[]> {
  const { ahead, later } = self.parts;
  const kept = new Set((await cache.keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  const wasKept = (name: string) => kept.has(withoutHash(addressOf(name)));
  // On a phone that saves data, only what it has loaded already.
  return [...(savesData() ? ahead.filter(wasKept) : ahead), ...later.filter(wasKept)];
}

/** `/assets/HomePage.js` of `/assets/HomePage-B3x-_1Qa.js`. */
const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export async function keepPart(cache: Cache, name: string): Promise<void> {
  const address = addressOf(name);
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low' });
  if (!isPart(response)) throw new Error('A part of the portal did not come.');
  await cache.put(address, response);
}

/** Not what a network in between shows instead, such as its log-in. */
export function isPart({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('content-type')?.includes('html');
}

export async function keepOwnPage(cache: Cache, address: string): Promise<void> {
  const own = await fetchOwnPage();
  if (!own) throw new Error('The page is not that of this version.');
  await cache.put(address, own);
}

/**
 * Undefined where the server has another: another deploy may have come in between, and its page would name parts
 * that were not kept. One that was redirected no browser takes for a page.
 */
export async function fetchOwnPage(): Promise<Response | undefined> {
  const response = await fetch(pageAddress, { cache: 'no-cache' });
  const html = await response.clone().text();
  const isWhole = response.status === 200 && !response.redirected;
  return isWhole && self.parts.shell.every((name) => html.includes(name)) ? response : undefined;
}
