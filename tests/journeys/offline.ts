import type { BrowserContext, Page } from '@playwright/test';
import { leadsInside } from '#engine/core/index.ts';
import { pageFile } from '#paths';
import { routeModules } from '#scripts/build/route-modules.ts';
import { expectHydrated } from './application.ts';
import { expect } from './fixture.ts';
import type { Portal } from './portal.ts';

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // After the load event, the page imports further modules, which must be in the cache too.
  await expectHydrated(page);
  await waitForCache(page);
}

export async function waitForCache(page: Page): Promise<void> {
  const file = `/${fileAt(page.url())}`;
  await expect
    .poll(() =>
      page.evaluate(async (file) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const parts = loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`));
        const kept = await Promise.all([
          ...['/index.html', ...parts].map((part) => caches.match(part)),
          caches.match(file, { ignoreSearch: true }),
        ]);
        return navigator.serviceWorker.controller !== null && kept.every(Boolean);
      }, file),
    )
    .toBe(true);
}

export function fileAt(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return pathname in routeModules && !leadsInside(searchParams) ? pageFile(pathname) : 'index.html';
}

export async function cachedEntries(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const texts = (await cache.keys()).map(async ({ url }) => {
          const { pathname, search } = new URL(url);
          return { address: pathname + search, text: await (await cache.match(url))!.text() };
        });
        return Promise.all(texts);
      }),
    );
    return found.flat();
  });
}

export const cachedAddresses = async (page: Page) =>
  (await cachedEntries(page)).map(({ address }) => address);

export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export async function goOffline(page: Page, portal: Portal): Promise<void> {
  await portal.kill();
  await page.context().setOffline(true);
}

/**
 * Sets the browser online and then offline. If a page was opened offline, some versions of Chromium treat it
 * as online until this change.
 */
export async function setOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

export async function goOnline(page: Page, portal: Portal): Promise<void> {
  await portal.restart();
  await page.context().setOffline(false);
}
