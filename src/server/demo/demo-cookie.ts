import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Tells a page that it belongs to a demo. Identifies nobody, and outlives the browser session because phones cache
 * pages.
 */
export const demoCookie = `demo=1; Path=/; Max-Age=${year}; SameSite=Lax`;

const noCookie = 'demo=; Path=/; Max-Age=0; SameSite=Lax';

/**
 * Marks demo pages with a cookie that src/components/lender/demo.ts reads, because pages are built before it is known.
 * A real server deletes an earlier demo's cookie.
 */
export function markDemo(app: FastifyInstance, { demo }: Pick<Config, 'demo'>): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    const isMarked = /(^|; )demo=1(;|$)/.test(headers.cookie ?? '');
    if (demo && isPage) reply.header('set-cookie', demoCookie);
    if (!demo && isMarked) reply.header('set-cookie', noCookie);
  });
}
