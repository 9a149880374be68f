import type { BrowserContext, Page } from '@playwright/test';

/**
 * Holds all requests to `url`. Returns a function that lets these requests continue or, if `end` is `abort`,
 * makes them fail.
 */
export async function hold(
  where: Page | BrowserContext,
  url: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await where.route(url, async (route) => {
    await promise;
    await route[end]();
  });
  return resolve;
}

/**
 * Runs `act` while no scripts load, as on a slow network. Scripts of pages that are opened afterwards do
 * load.
 */
export async function beforePortal(page: Page, act: () => Promise<void>): Promise<void> {
  let isEarly = true;
  await page.route('**/assets/*.js', (route) => (isEarly ? undefined : route.continue()));
  await act();
  isEarly = false;
}
