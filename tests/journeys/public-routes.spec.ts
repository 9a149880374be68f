import type { Locator, Page } from '@playwright/test';
import { button, expectHydrated, heading, reachReview, submit, unsent } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { publicRoutes as routes } from './public-routes.ts';

const inCore = [
  '/',
  '/info?step=learning-check',
  '/loan-information',
  '/review-application',
  '/upload-invoice',
];

for (const [route, title] of [...routes, ['/login.', 'Page not found'] as const]) {
  const tag = inCore.includes(route) ? '@core' : [];
  test(`${route} renders, has a title and is accessible`, { tag }, async ({ page }) => {
    await page.goto(route);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(/^.+ - \S+$/);
    await expectAccessibleAtBothWidths(page);
  });
}

const protectedRoutes = [
  ...['/home', '/account', '/payment', '/resources', '/resume-resources'],
  ...['/small_business_app', '/business-survey-end'],
  ...[1, 2, 3, 4, 5].map((page) => `/business-app-${page}`),
  ...[2, 3, 4].map((page) => `/resume-resource-page-${page}`),
];

test('a protected route without a token leads to the landing page', async ({ page }) => {
  for (const route of protectedRoutes) {
    await page.goto(route);
    await expect(page).toHaveURL('/');
  }
});

test('the header reads INFORMATION, and APPLIED on the last step', async ({ page }) => {
  await page.goto('/info');
  await expect(page.locator('header')).toContainText('INFORMATION');
  await page.goto('/info?step=learning-check');
  await expect(page.locator('header')).toContainText('APPLIED');
  await page.goto('/basic-information');
  await expect(page.locator('header')).toContainText('Application');
});

test('a new step takes the focus and is scrolled to the top', async ({ page }) => {
  await page.goto('/info');
  await button(page, 'Continue').click();
  await expect(heading(page, 'How to Apply')).toBeFocused();
  await button(page, 'Previous Page').click();
  await expect(heading(page, 'About')).toBeFocused();
  await page.goto('/info?step=payment-information');
  await button(page, 'Continue').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a press that begins before a new step has scrolled to the top hits its target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 400 });
  await page.clock.install();
  await page.goto('/survey');
  await expectHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Next').click();
  await expect(heading(page, 'Your first choice')).toBeFocused();
  const choice = page.getByRole('radio').last();
  await choice.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await choice.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.runFor(300);
  await page.mouse.up();
  await expect(choice).toBeChecked();
});

test('the column is 420 px wide in a wide window, and light in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/basic-information');
  await expect(heading(page, 'Basic Information')).toBeVisible();
  const box = await page.locator('main form').boundingBox();
  expect(box!.width).toBe(420);
  const background = await page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});

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

const tabs = [
  ['Home', '/home'],
  ['Payment', '/payment'],
  ['Resources', '/resources'],
  ['Account', '/account'],
] as const;

asStudent.beforeEach(({ page }) => page.goto('/home'));

asStudent('are links in a landmark, and mark the current one not only by colour', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(tabs.map(([name]) => name));
  for (const [name, path] of [...tabs.slice(1), tabs[0]]) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
    await expect(nav.locator('[aria-current=page]')).toHaveText(name);
    const weights = await nav
      .locator('.MuiBottomNavigationAction-label')
      .evaluateAll((links) => links.map((link) => Number(getComputedStyle(link).fontWeight)));
    expect(weights.indexOf(Math.max(...weights))).toBe(tabs.findIndex(([each]) => each === name));
  }
  await page.goBack();
  await expect(nav.locator('[aria-current=page]')).toHaveText('Account');
});

asStudent('show who is logged in, also after a reload', async ({ page }) => {
  const name = page.getByText(/^Logged in as \S+ \S\.$/);
  for (const path of ['/home', '/payment', '/resources']) {
    await page.goto(path);
    await expect(name).toBeVisible();
    const [title, whose] = [await page.locator('h1').boundingBox(), await name.boundingBox()];
    expect(whose!.x - (title!.x + title!.width)).toBeLessThan(30);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(name).toBeInViewport({ ratio: 1 });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText("'s Account");
  await expect(name).toHaveCount(0);
});

asStudent('never cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  for (const [, path] of tabs) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const top = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y;
    let hidden: string[] = [];
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { bottom } = element.getBoundingClientRect();
        return {
          bottom,
          isElsewhere: element === document.body || element.closest('nav') !== null,
          text: element.innerText,
        };
      });
      if (!focused.isElsewhere && focused.bottom > top) hidden = [...hidden, `${path}: ${focused.text}`];
    }
    expect(hidden).toEqual([]);
  }
});
