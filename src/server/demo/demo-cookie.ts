import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const year = 365 * 24 * 60 * 60;

/**
 * This cookie is the same for all visitors, so it identifies nobody. It lasts a year, because phones may show
 * a cached page long after the visit.
 */
export const demoCookie = `demo=1; Path=/; Max-Age=${year}; SameSite=Lax`;

const noCookie = 'demo=; Path=/; Max-Age=0; SameSite=Lax';

/**
 * Sets a cookie that tells the browser that the server is a demo (src/components/lender/demo.ts). The pages
 * themselves cannot say so, because they are built before the server is configured. A server that is not a
 * demo deletes the cookie of an earlier demo.
 */
export function markDemo(app: FastifyInstance, { demo }: Pick<Config, 'demo'>): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    const isMarked = /(^|; )demo=1(;|$)/.test(headers.cookie ?? '');
    if (demo && isPage) reply.header('set-cookie', demoCookie);
    if (!demo && isMarked) reply.header('set-cookie', noCookie);
  });
}
