import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { heading, reachReview, submit, unsent } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expect, test } from './fixture.ts';

/* The first page: what this is, and what only this phone knows, which comes later and moves nothing. */

const late = (page: Page) => page.locator('.landing-late');

/** How much of the page has moved since it began, at the sizes of a phone and of a desk. */
async function movedAt(page: Page, width: number, height: number, isThere: () => Promise<void>) {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await isThere();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is told.
        setTimeout(() => resolve(0), 300);
      }),
  );
}

const sizes = [
  [320, 568],
  [390, 640],
  [1280, 800],
] as const;

test('says what this is in a sentence and three steps, at every width', async ({ page }) => {
  for (const [width, height] of [...sizes, [768, 1024] as const]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(heading(page, /^Welcome to \S+$/)).toBeInViewport();
    await expect(page.getByText(/repaid a little every month/)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Login' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeInViewport();
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
      'Apply',
      'Send your invoice',
      'Pay back monthly',
    ]);
    await expectAccessible(page);
  }
});

test('an application that waits is told in sight, and nothing moves', async ({ page, phone }) => {
  await reachReview(page, phone);
  await page.route('**/api/applications/submission', (route) => route.abort());
  await submit(page);
  await expect(unsent(page)).toBeVisible();
  for (const [width, height] of sizes) {
    const isTold = () => expect(late(page).getByRole('link', { name: /password/ })).toBeInViewport();
    expect(await movedAt(page, width, height, isTold)).toBe(0);
    await expectAccessible(page);
  }
  // It lies over no part of the page for good.
  const last = page.locator('.landing-steps li').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const words = await last.boundingBox();
  const told = await late(page).locator('.notice').first().boundingBox();
  expect(words!.y + words!.height).toBeLessThanOrEqual(told!.y);
});

asStudent('who is logged in is led Home, and nothing moves', async ({ page }) => {
  for (const [width, height] of sizes) {
    const isTold = () => expect(page.getByRole('link', { name: 'Go to Home' })).toBeInViewport();
    expect(await movedAt(page, width, height, isTold)).toBe(0);
  }
});
