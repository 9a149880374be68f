import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { toHttpError } from '../http/errors.ts';
import { withMarkup, withoutScripts } from './page-shell.ts';
import { sendFilled, shellOf } from './pages.ts';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What went wrong, in the portal's clothes, for who has no script that could say it. */
export async function sendErrorPage(
  config: Config,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, message, details } = toHttpError(error as never, request);
  const { pathname } = new URL(request.url, 'http://localhost');
  const shell = await shellOf(config, pathname);
  if (details.retryAfter) reply.header('retry-after', details.retryAfter);
  const markup = `<main id="main" class="column stack"><h1>That did not work</h1><p class="notice notice-error" role="alert">${escaped(message)}</p><p><a class="button" href="${escaped(pathname)}">Go back to the form</a></p></main>`;
  const html = withMarkup(shell.html, { title: '<title>That did not work</title>', markup });
  return sendFilled(request, reply.code(statusCode), shell, withoutScripts(html));
}
