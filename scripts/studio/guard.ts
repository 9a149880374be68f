import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/*
 * The studio writes files, and any page open in the same browser can send requests to this machine. So only its own
 * page is answered, and only under a host name that no other site can have.
 */

/** Names that DNS cannot assign to another machine. */
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The header with the token. A page of another site cannot send it without a preflight request. */
const tokenHeader = 'x-studio-token';

/** Whether a request comes from this machine under a loopback name. This prevents DNS rebinding. */
export function isLocal({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  return (
    hostname !== undefined && loopbackNames.has(hostname) && loopbackAddresses.has(socket.remoteAddress ?? '')
  );
}

/** Headers that forbid other sites to embed or sniff an answer. */
export const answerHeaders = {
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Whether the browser says that a page of another site makes the request: for a script, a frame, or to open an
 * editor. A link to the studio's own page is allowed.
 */
export function isForAnother({ headers }: IncomingMessage, isPage: boolean): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': what } = headers;
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn && !(isPage && what === 'document');
}

/**
 * Why a call is refused; undefined if it comes from the studio's own page.
 *
 * @param token given to the page in its HTML, which no other site can read
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
