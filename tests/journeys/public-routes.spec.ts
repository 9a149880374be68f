import { button, expectHydrated, heading } from './application.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
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

test('the logo leads to the landing page', async ({ page }) => {
  for (const route of ['/login', '/signup', '/info', '/basic-information', '/upload-invoice']) {
    await page.goto(route);
    await page.locator('header').getByRole('link').first().click();
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
