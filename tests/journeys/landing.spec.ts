import type { Locator, Page } from '@playwright/test';
import { heading, reachReview, submit, unsent } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';

const late = (page: Page) => page.locator('.landing-late');

async function expectStill(page: Page, [width, height]: readonly [number, number], isThere: Locator) {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await expect(isThere).toBeInViewport();
  expect(await layoutShift(page)).toBe(0);
}

const sizes = [
  [320, 568],
  [390, 640],
  [1280, 800],
] as const;

test('explains the product in a sentence and three steps at every width', async ({ page }) => {
  for (const [width, height] of [...sizes, [768, 1024] as const]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(heading(page, /^Welcome to \S+$/)).toBeInViewport();
    await expect(page.getByText(/You pay us back every month/)).toBeInViewport();
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

test('shows an unsent application in view, without a layout shift', async ({ page, phone }) => {
  await reachReview(page, phone);
  await page.route('**/api/applications/submission', (route) => route.abort());
  await submit(page);
  await expect(unsent(page)).toBeVisible();
  await watchShifts(page);
  for (const size of sizes) {
    await expectStill(page, size, late(page).getByRole('link', { name: /password/ }));
    await expectAccessible(page);
  }
  // When the page is scrolled to its end, the notice must not cover any text.
  const last = page.locator('.landing-steps li').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const words = await last.boundingBox();
  const told = await late(page).locator('.notice').first().boundingBox();
  expect(words!.y + words!.height).toBeLessThanOrEqual(told!.y);
});

asStudent('leads a logged-in student to Home, without a layout shift', async ({ page }) => {
  await watchShifts(page);
  for (const size of sizes) await expectStill(page, size, page.getByRole('link', { name: 'Go to Home' }));
});
