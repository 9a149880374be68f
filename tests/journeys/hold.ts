import type { Page } from '@playwright/test';

/** Holds a call until it is let go. */
export async function hold(page: Page, call: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
