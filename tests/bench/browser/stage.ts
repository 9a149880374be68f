import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Browser } from '@playwright/test';
import { fastify } from 'fastify';
import { serverEnvironment, serverMain, spawnNode } from '../../process.ts';
import { pagesFolder } from './build-pages.ts';
import { launch } from './phone.ts';

export interface Stage {
  readonly browser: Browser;
  readonly portal: string;
  readonly pages: string;
}

export async function onStage<T>(act: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const { child, listening } = spawnNode([serverMain], { env: serverEnvironment(folder, undefined) });
  const [pages, browser] = await Promise.all([servePages(), launch()]);
  try {
    return await act({ browser, portal: await listening, pages: pages.url });
  } finally {
    await Promise.all([browser.close(), pages.close()]);
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function servePages() {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: pagesFolder, preCompressed: true });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}
