import type { BrowserContext, Page } from '@playwright/test';

/** Holds calls or files back until they are let go, or let fail. */
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

/** As on a slow network: the page is there, and what makes it work is not. It comes with the next page. */
export async function beforePortal(page: Page, act: () => Promise<void>): Promise<void> {
  let isEarly = true;
  await page.route('**/assets/*.js', (route) => (isEarly ? undefined : route.continue()));
  await act();
  isEarly = false;
}
