import { test as throughTheWire } from '../faults/stage.ts';
import { heading } from './application.ts';
import { expect, test } from './fixture.ts';
import { watchLoads } from './requests.ts';

/* Parts of the portal that do not come: after a deploy, or on a network that stalls. */

test('a part that is gone brings exactly one reload, then a page with a way on', async ({ page, faults }) => {
  const loads = watchLoads(page);
  await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await expect(page.getByText(/Your answers are saved on this phone/)).toBeVisible();
  expect(loads).toHaveLength(2);

  await page.unroute('**/assets/LoginPage-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
  faults.length = 0;
});

throughTheWire(
  'a part that does not come because nothing answers leaves a page with a way on, not the browser’s own',
  async ({ stage: { page, wire }, faults }) => {
    await page.goto('/');
    await expect(heading(page, /Welcome to/)).toBeVisible();
    wire.break({ path: /\/assets\/LoginPage-/, treatment: { kind: 'refuse' } });
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(heading(page, 'This page did not load')).toBeVisible();
    await wire.heal();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
    faults.length = 0;
  },
);

test('nothing is promised of answers where the phone keeps none', async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByText(/Your answers are saved/)).toHaveCount(0);
  faults.length = 0;
});

test('a part that hangs shows the spinner, and counts as failed after 120 seconds', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(heading(page, /Welcome to/)).toBeVisible();
  await page.route('**/assets/LoginPage-*.js', () => new Promise(() => undefined));
  await page.getByRole('link', { name: 'Login' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('.spinner')).toBeVisible();
  // The first failure reloads, and the page that comes back hangs as well.
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(120_000);
  await reloaded;
  await page.waitForLoadState('domcontentloaded');
  await page.waitForTimeout(500);
  await page.clock.runFor(121_000);
  await expect(heading(page, 'This page did not load')).toBeVisible();
  faults.length = 0;
});
