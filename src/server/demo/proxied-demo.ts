import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/http-error.ts';

const ofProxies = /^(x-forwarded-.*|forwarded|via)$/;

/**
 * If DEMO is not set, refuses requests that come through a proxy. A demo that is on by default is meant for
 * this machine only. Its passwords are public, and a proxy would make it reachable from a network.
 */
export function refuseProxiedDemo(app: FastifyInstance, { demo, demoIsGiven }: Config): void {
  if (!demo || demoIsGiven) return;
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (!Object.keys(headers).some((name) => ofProxies.test(name))) return;
    if (!isLogged) {
      log.error(
        'A proxy stands in front of a demo with known passwords: its requests are refused. Set DEMO=0 and TRUST_PROXY to run for real, or DEMO=1 to show the demo.',
      );
    }
    isLogged = true;
    throw new HttpError(503, 'This portal is still being set up. Try again later.', 60);
  });
}
