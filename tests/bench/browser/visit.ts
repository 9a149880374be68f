import type { BrowserContext } from '@playwright/test';
import type { Figures } from '../statistics.ts';
import {
  loadTimeout,
  type Network,
  newTab,
  onNetwork,
  screen,
  slowDown,
  until,
  untilAccepted,
  untilSettled,
} from './phone.ts';
import type { Stage } from './run.ts';
import type { Subject } from './subject.ts';

export type Visit = Figures<
  | 'kilobytes'
  | 'requests'
  | 'firstPaint'
  | 'largestPaint'
  | 'shift'
  | 'accepts'
  | 'usable'
  | 'blocked'
  | 'secondPaint'
>;

interface Page {
  readonly url: string;
  readonly field: string;
}

export async function visit(stage: Stage, subject: Subject, network: Network): Promise<Visit> {
  await using context = await stage.browser.newContext(screen);
  const page = { ...subject, url: subject.url(stage) };
  const first = await firstVisit(context, page, network);
  return { ...first, secondPaint: subject.isKept ? await secondPaint(context, page, network) : Number.NaN };
}

async function firstVisit(context: BrowserContext, { url, field }: Page, network: Network) {
  const tab = await newTab(context, field);
  let [bytes, requests] = [0, 0];
  let needed = { kilobytes: 0, requests: 0 };
  tab.session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  // The benchmark counts only the files that arrive before the page accepts input. Later files are prefetched
  // for the next page.
  await tab.page.exposeFunction('onMark', () => {
    needed = { kilobytes: bytes / 1000, requests };
  });
  await onNetwork(tab, network);
  await slowDown(tab);
  await tab.session.send('Performance.enable');
  await tab.page.goto(url, { waitUntil: 'commit', ...loadTimeout });
  await untilSettled(tab);
  const { accepts, ready, ...noted } = await tab.page.evaluate(() => window.noted);
  await tab.page.close();
  return { ...needed, ...noted, accepts, usable: Math.max(accepts, ready) };
}

async function secondPaint(context: BrowserContext, { url, field }: Page, network: Network) {
  const before = await context.newPage();
  await before.goto(url);
  await until(before, 'The service worker', isKept);
  await before.close();
  const tab = await newTab(context, field);
  await onNetwork(tab, network);
  await slowDown(tab);
  await tab.page.goto(url, { waitUntil: 'commit', ...loadTimeout });
  await untilAccepted(tab.page);
  return tab.page.evaluate(() => window.noted.firstPaint);
}

async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  const kept = await Promise.all(assets.map((name) => caches.match(name)));
  return kept.every(Boolean);
}
