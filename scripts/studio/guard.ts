import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/* The studio writes files, and any web page in the same browser can send requests to this machine. So the
   server answers only its own page, under host names that no other site can have. */

/** DNS cannot make these host names point to another machine. */
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * This header carries the studio's token. A page of another site cannot send the header, because the browser
 * would first ask the server for permission (a CORS preflight request), which the server refuses.
 */
const tokenHeader = 'x-studio-token';

/**
 * Returns whether the request comes from this machine and was sent to one of its loopback names. Checking the
 * name prevents DNS rebinding, where another site's host name resolves to 127.0.0.1.
 */
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

/**
 * Returns whether a page of another site made the request. A link from another site to the studio's page is
 * allowed.
 */
export function isFromOtherSite({ headers }: IncomingMessage, isPage: boolean): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': what } = headers;
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn && !(isPage && what === 'document');
}

/**
 * Returns the reason to refuse a call, or undefined if the studio's own page made the call.
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
