import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/tooling/chromium.mjs';
import { probe } from './probe.ts';

/** CPU slowdown of an entry-level phone relative to the measuring machine. */
export const slowdown = 6;

/** Chromium's presets, as its developer tools name them. */
export const networks = [
  { name: 'fast 3G', kbps: 1600, latency: 150 },
  { name: 'slow 3G', kbps: 400, latency: 400 },
];
export type Network = (typeof networks)[number];

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
}

/** The longest acceptable time for a page on slow 3G. */
export const patience = { timeout: 120_000 };

const screen = { viewport: { width: 412, height: 823 } };

/** A new visitor, for as long as `act` takes. */
export async function inNewContext<T>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screen);
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/** A tab that the harness controls. */
export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

export async function newTab(context: BrowserContext, field: string): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(probe, field);
  return { page, session };
}

export async function onNetwork({ session }: Tab, { kbps, latency }: Network): Promise<void> {
  const throughput = (kbps * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

export async function slowDown({ session }: Tab): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** The browser's own counters: times are seconds of the page's main thread. */
export async function counters({ session }: Tab): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Waits until the main thread was nearly idle twice in a row, up to a limit. */
export async function untilCalm(tab: Tab, patienceMs = 30_000): Promise<void> {
  const until = Date.now() + patienceMs;
  let before = Number.NEGATIVE_INFINITY;
  for (let calm = 0; calm < 2 && Date.now() < until; ) {
    await sleep(100);
    const now = (await counters(tab)).TaskDuration!;
    calm = now - before < 0.01 ? calm + 1 : 0;
    before = now;
  }
}

/** Waits until the page accepts a key and has no pending requests. */
export async function untilSettled(tab: Tab): Promise<void> {
  await untilAccepted(tab.page);
  await tab.page.waitForLoadState('networkidle', patience);
  await untilCalm(tab);
}

/** Polls the page until the condition holds, seldom enough not to slow it down. */
export async function until(page: Page, what: string, condition: () => boolean | Promise<boolean>) {
  const end = Date.now() + patience.timeout;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${patience.timeout / 1000} seconds.`);
    await sleep(200);
  }
}

export const untilAccepted = (page: Page) => until(page, 'Its field', () => window.noted?.accepts > 0);
