import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of ours has posted. Browsers of today say so themselves; of others the origin has to be ours, or the
 * address of the page, where they send no origin. One that says nothing is refused: another site could have hidden it.
 */
export function isOwnPost({
  headers,
  host,
  protocol,
}: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return typeof from === 'string' && URL.canParse(from) && isOwn(new URL(from), `${protocol}://${host}`);
}

/** A proxy may take HTTPS and not say so: the same host over HTTPS is ours as well. */
const isOwn = ({ origin, host, protocol }: URL, ours: string) =>
  origin === ours || (protocol === 'https:' && `http://${host}` === ours);
