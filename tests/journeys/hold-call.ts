import type { Page } from '@playwright/test';

/** Holds a call until it is let go. */
export async function holdCall(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
