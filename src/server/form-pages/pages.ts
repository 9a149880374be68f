import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { toHttpError } from '../http/errors.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import { zipped } from '../http/zipped.ts';
import { type BuiltPage, fallbackAddress, readBuiltPages } from '../portal/built-pages.ts';
import { etagOf } from '../portal/portal-files.ts';
import { shellStyle, withMarkup, withoutScripts, withPostableForm } from './page-shell.ts';

interface ShellPage {
  readonly file: string;
  readonly html: string;
  readonly policy: string;
  readonly etag: string;
  readonly encoded: { readonly br: Buffer; readonly gzip: Buffer };
}

const shells = new Map<string, { readonly version: string; readonly page: Promise<ShellPage> }>();

export function shellOf(
  { portalDir, connectOrigins }: Pick<Config, 'portalDir' | 'connectOrigins'>,
  pathname: string,
) {
  const pages = readBuiltPages(portalDir);
  const built = pages[pathname] ?? pages[fallbackAddress];
  const file = path.join(portalDir, built.file);
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs}/${size}/${connectOrigins}`;
  const known = shells.get(file);
  if (known?.version === version) return known.page;
  const page = makeShell(file, built, connectOrigins);
  shells.set(file, { version, page });
  return page;
}

async function makeShell(
  file: string,
  built: BuiltPage,
  connectOrigins: readonly string[],
): Promise<ShellPage> {
  const html = withPostableForm(readFileSync(file, 'utf8'));
  // `withPostableForm` removes all inline styles of the built page except the first, and adds `shellStyle`.
  const inline = { scripts: built.scripts, styles: [built.styles[0]!, shellStyle] };
  const policy = contentSecurityPolicy(connectOrigins, inline, 'self');
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html)]);
  return { file: built.file, html, policy, etag: etagOf(policy, html), encoded: { br, gzip: zipped } };
}

/**
 * Sets the referrer policy to `same-origin`, because under `no-referrer` browsers withhold the Origin and
 * Referer that `assertOwnPost` checks.
 */
function headersOf(reply: FastifyReply, { policy }: ShellPage): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    vary: 'Accept-Encoding, Cookie',
  });
}

export function sendShell({ headers }: FastifyRequest, reply: FastifyReply, page: ShellPage): FastifyReply {
  headersOf(reply, page).headers({ 'cache-control': 'no-cache', etag: page.etag });
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(page.encoded[encoding]);
}

export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ShellPage,
  html: string,
): Promise<FastifyReply> {
  headersOf(reply, page).header('cache-control', 'no-store');
  return reply.send(await zipped(request, reply, html));
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export async function sendErrorPage(
  config: Config,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, message, retryAfter } = toHttpError(error as never, request);
  const { pathname } = new URL(request.url, 'http://localhost');
  const shell = await shellOf(config, pathname);
  if (retryAfter) reply.header('retry-after', retryAfter);
  const markup = `<main id="main" class="column stack"><h1>That did not work</h1><p class="notice notice-error" role="alert">${escaped(message)}</p><p><a class="button" href="${escaped(pathname)}">Go back to the form</a></p></main>`;
  const html = withMarkup(shell.html, { title: '<title>That did not work</title>', markup });
  return sendFilled(request, reply.code(statusCode), shell, withoutScripts(html));
}
