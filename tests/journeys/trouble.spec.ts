import type { Page } from '@playwright/test';
import { expectHydrated, field, heading } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { postedRoutes, publicRoutes, renderedRoutes } from './public-routes.ts';

const cannotSend = /^This browser is too old for \w+\. Open this page in a newer Chrome/;
/** Matches texts about phone support, which the tests' lender does not offer. */
const support = /Questions\?|support phone/;

const note = (page: Page) => page.locator('.trouble').getByRole('alert');
const live = (page: Page, controls: string) =>
  page.locator(`${controls} >> visible=true`).locator(':scope:enabled');

async function expectRefused(page: Page, title: string | RegExp): Promise<void> {
  await expect(note(page)).toHaveText(cannotSend);
  await expect(note(page)).not.toHaveText(support);
  await expect(note(page)).toBeInViewport();
  await expect(heading(page, title)).toBeVisible();
  await expect(live(page, 'button, input, select, textarea')).toHaveCount(0);
}

test('says so in a browser that cannot parse the scripts', async ({ page, faults }) => {
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const newer = #syntax;' }),
  );
  await page.goto('/login');
  await expectRefused(page, /Welcome back/);
  await expectAccessible(page);
  expect(faults.splice(0)).toEqual([expect.stringContaining('uncaught')]);
});

test('says so in a browser without a required feature, before any script runs', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BigInt'));
  await page.goto('/forgotpassword');
  await expectRefused(page, 'Forgot Password');
  await page.goto('/home');
  await expect(note(page)).toHaveText(cannotSend);
  await expect(page.getByText('Loading…')).toBeHidden();
});

test('says that scripts are late, until the page is hydrated with its input', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'phoneNumber').fill('3012345');
  await page.clock.runFor(19_000);
  await expect(note(page)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(note(page)).toHaveText(/^This page is not ready yet\. Wait a little/);
  await expect(note(page)).not.toHaveText(support);
  letCome();
  await expect.poll(() => page.clock.runFor(100).then(() => note(page).count())).toBe(0);
  await expect(field(page, 'phoneNumber')).toHaveValue('3012345');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('shows the error page after an error outside the page', { tag: '@core' }, async ({ page, faults }) => {
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = function (this: Document, type: string, ...rest: unknown[]) {
      // Breaks the click listener of Layout.tsx, which surrounds every page.
      if (type === 'click' && rest[1] === true && sessionStorage.getItem('break'))
        throw new Error('provoked');
      return Reflect.apply(addEventListener, this, [type, ...rest]);
    } as typeof addEventListener;
  });
  await page.goto('/login');
  await expectHydrated(page);
  await page.evaluate(() => sessionStorage.setItem('break', 'yes'));
  await page.reload();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('break'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, /Welcome back/)).toBeVisible();
  expect(faults.splice(0)).not.toEqual([]);
});

test('keeps the page when a toast fails', async ({ page, faults }) => {
  await page.goto('/login');
  await expectHydrated(page);
  await page.evaluate(() => {
    const { setTimeout } = window;
    // Breaks the timer of Toasts.tsx, which closes a toast after five seconds.
    window.setTimeout = ((act: () => void, delay: number) => {
      if (delay === 5000) throw new Error('provoked');
      return setTimeout(act, delay);
    }) as typeof window.setTimeout;
  });
  await field(page, 'phoneNumber').fill('3999999');
  await field(page, 'password').fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => faults.join()).toContain('provoked');
  await expect(field(page, 'phoneNumber')).toHaveValue('3999999');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(heading(page, 'Forgot Password')).toBeVisible();
  faults.length = 0;
});

test('shows a message if a script fails while it loads', async ({ page, faults }) => {
  const body = "document.getElementById('root').replaceChildren(); throw new Error('provoked');";
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/basic-information');
  await expect(note(page)).toBeInViewport();
  expect(faults.splice(0)).toEqual([expect.stringContaining('provoked')]);
});

test('shows a message if a press fails', async ({ page, faults }) => {
  await page.goto('/login');
  await expectHydrated(page);
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'closest'));
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('alert')).toContainText('Reload the page and try again.');
  expect(faults.splice(0)).toEqual([expect.stringContaining('closest')]);
});

test.describe('in Opera Mini, which runs scripts only while the page loads', () => {
  test.use({
    userAgent: 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10',
  });

  test('says before the input that it cannot send', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const [address, title] of [
      ['/login', /Welcome back/],
      ['/forgotpassword', 'Forgot Password'],
    ] as const) {
      await page.goto(address);
      await expectRefused(page, title);
    }
    await page.goto('/');
    await expect(heading(page, /Welcome to/)).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable, and says before the input if it cannot send', async ({ page }) => {
    for (const route of publicRoutes) {
      const [address, title] = route;
      await page.goto(address);
      if (postedRoutes.includes(route)) {
        await expect(page.locator('.trouble'), address).toHaveCount(0);
        await expect(heading(page, title)).toBeVisible();
        continue;
      }
      const words = page.locator('.trouble .notice-error');
      await expect(words, address).toHaveText(/^JavaScript is turned off in this browser\. To use /);
      await expect(words, address).not.toHaveText(support);
      await expect(words, address).toBeInViewport();
      await expect(page.locator('button >> visible=true'), address).toHaveCount(0);
      for (const control of await page.locator('input, select, textarea').all())
        await expect(control, address).toHaveCSS('pointer-events', 'none');
      await expect(page.getByText('Loading…'), address).toBeHidden();
      if (renderedRoutes.includes(route)) await expect(heading(page, title)).toBeVisible();
    }
  });
});
