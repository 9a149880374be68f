import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/* The studio writes files, and any web page in the same browser can send requests to this machine. So the
   server answers only its own page, under host names that no other site can have. */

/** Host names that DNS cannot assign to another machine. */
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The studio's token. A page of another site cannot send this header: its browser first asks the server for
 * permission (a preflight request), which the server refuses.
 */
const tokenHeader = 'x-studio-token';

/** The Host header is checked against DNS rebinding, where another site's host name resolves to 127.0.0.1. */
export function isLocal({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  return (
    hostname !== undefined && loopbackNames.has(hostname) && loopbackAddresses.has(socket.remoteAddress ?? '')
  );
}

export const responseHeaders = {
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Following a link from another site to the studio's page does not count as a request from that site. */
export function isFromOtherSite({ headers }: IncomingMessage, isPage: boolean): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': what } = headers;
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn && !(isPage && what === 'document');
}

/**
 * Returns the reason for refusing a call; undefined if the studio's own page made it.
 *
 * @param token the token in the HTML of the studio's page, which no other site can read
 */
export function refusalOf(request: IncomingMessage, token: string): string | undefined {
  const { headers, method } = request;
  if (!isLocal(request)) return 'The studio answers only on this machine.';
  if (method !== 'POST') return 'Calls must use POST.';
  if (headers.origin !== `http://${headers.host}`) return 'The studio answers only its own page.';
  if (headers['content-type'] !== 'application/json') return 'Calls must be JSON.';
  if (!isSame(headers[tokenHeader], token)) return 'The studio was started again. Reload the page.';
  return undefined;
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
