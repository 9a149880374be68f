import fastifyStatic from '@fastify/static';
import { type Browser, chromium } from '@playwright/test';
import { fastify } from 'fastify';
import { chromiumFlags, findChromium } from '#scripts/tooling/chromium.mjs';
import { startPortal } from '../../journeys/portal.ts';
import { type Figures, inTurns } from '../statistics.ts';
import { buildPages, pagesFolder } from './build-pages.ts';
import type { Measured } from './comparison.ts';
import type { Contender } from './contenders.ts';
import type { Subject } from './subject.ts';

export interface Stage {
  readonly browser: Browser;
  readonly portal: string;
  readonly pages: string;
}

/** Measures all subjects in turn, in several rounds. */
export async function run<Name extends string>(
  subjects: readonly Subject[],
  contenders: readonly Contender[],
  measure: (stage: Stage, subject: Subject) => Promise<Figures<Name>>,
): Promise<readonly Measured<Name>[]> {
  for (const contender of contenders) await buildPages(contender);
  const launched = chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const [portal, pages, browser] = await Promise.all([startPortal(), servePages(), launched]);
  const stage = { browser, portal: portal.url, pages: pages.url };
  try {
    const measured = await inTurns(subjects.map((subject) => () => measure(stage, subject)));
    return subjects.map(({ page, maker }, index) => ({ page, maker, figures: measured[index]! }));
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
