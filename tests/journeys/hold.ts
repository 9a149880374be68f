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
