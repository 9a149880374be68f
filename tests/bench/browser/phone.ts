import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { probe } from './probe.ts';

/** An entry-level phone is about this many times slower than the machine that runs the benchmark. */
export const slowdown = 6;

/** The networks are named after presets of Chromium's developer tools. `latency` is in ms. */
export const networks = [
  { name: 'fast 3G', kbps: 1600, latency: 150 },
  { name: 'slow 3G', kbps: 400, latency: 400 },
];
export type Network = (typeof networks)[number];

/** The time limit of a page load in ms. It is so long that every page loads in time, even on slow 3G. */
export const loadTimeout = { timeout: 120_000 };

export const screen = { viewport: { width: 412, height: 823 } };

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

/** Returns performance metrics by name. Times are in seconds and cover only the page's main thread. */
export async function counters({ session }: Tab): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Waits until two checks in a row find the main thread nearly idle, but not longer than `limitMs`. */
export async function untilIdle(tab: Tab, limitMs = 30_000): Promise<void> {
  const until = Date.now() + limitMs;
  let before = Number.NEGATIVE_INFINITY;
  for (let idle = 0; idle < 2 && Date.now() < until; ) {
    await sleep(100);
    const now = (await counters(tab)).TaskDuration!;
    idle = now - before < 0.01 ? idle + 1 : 0;
    before = now;
  }
}

export async function untilSettled(tab: Tab): Promise<void> {
  await untilAccepted(tab.page);
  await tab.page.waitForLoadState('networkidle', loadTimeout);
  await untilIdle(tab);
}

/** Waits until `condition` is true. Checks it only every 200 ms, in order not to slow the page down. */
export async function until(page: Page, what: string, condition: () => boolean | Promise<boolean>) {
  const end = Date.now() + loadTimeout.timeout;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > end)
      throw new Error(`${what} did not appear within ${loadTimeout.timeout / 1000} seconds.`);
    await sleep(200);
  }
}

export const untilAccepted = (page: Page) => until(page, 'The field', () => window.noted?.accepts > 0);
