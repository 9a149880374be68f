import fastifyStatic from '@fastify/static';
import type { Browser } from '@playwright/test';
import { fastify } from 'fastify';
import { startPortal } from '../../journeys/portal.ts';
import { pagesFolder } from './build-pages.ts';
import { launch } from './phone.ts';

export interface Stage {
  readonly browser: Browser;
  readonly portal: string;
  readonly pages: string;
}

export async function onStage<T>(act: (stage: Stage) => Promise<T>): Promise<T> {
  const [portal, pages, browser] = await Promise.all([startPortal(), servePages(), launch()]);
  try {
    return await act({ browser, portal: portal.url, pages: pages.url });
  } finally {
    await Promise.all([browser.close(), pages.close(), portal.close()]);
  }
}

async function servePages() {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: pagesFolder, preCompressed: true });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}
