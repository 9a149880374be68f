import fastifyStatic from '@fastify/static';
import { type Browser, chromium } from '@playwright/test';
import { fastify } from 'fastify';
import { chromiumFlags, findChromium } from '#scripts/tooling/chromium.mjs';
import { startPortal } from '../../journeys/portal.ts';
import { pagesFolder } from './build-pages.ts';

export interface Stage {
  readonly browser: Browser;
  readonly portal: string;
  readonly pages: string;
}

export async function onStage<T>(act: (stage: Stage) => Promise<T>): Promise<T> {
  const launched = chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const [portal, pages, browser] = await Promise.all([startPortal(), servePages(), launched]);
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
