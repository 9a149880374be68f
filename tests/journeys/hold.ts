import type { BrowserContext, Page } from '@playwright/test';

/** Holds requests until the returned function lets them continue or fail. */
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

/** Runs `act` while no script loads, as on a slow network. The scripts of the next page load. */
export async function beforePortal(page: Page, act: () => Promise<void>): Promise<void> {
  let isEarly = true;
  await page.route('**/assets/*.js', (route) => (isEarly ? undefined : route.continue()));
  await act();
  isEarly = false;
}
