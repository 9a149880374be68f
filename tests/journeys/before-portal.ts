import type { Page } from '@playwright/test';

/** As on a slow network: the page is there, and what makes it work is not. It comes with the next page. */
export async function beforePortal(page: Page, act: () => Promise<void>): Promise<void> {
  let isEarly = true;
  await page.route('**/assets/*.js', (route) => (isEarly ? undefined : route.continue()));
  await act();
  isEarly = false;
}
