import type { Locator } from '@playwright/test';
import { button, field, heading, password } from './application.ts';
import { openAs, test } from './demo.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';

test('Back closes a dialog, and a closed dialog leaves no history entry', {
  tag: '@core',
}, async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const ask = button(page, 'How to pay');
  const dialog = page.getByRole('dialog', { name: 'How to pay' });
  await ask.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  await expect(ask).toBeFocused();

  for (const closing of ['Escape', 'Close', 'reload']) {
    await ask.click();
    await expect(dialog).toBeVisible();
    if (closing === 'reload') await page.reload();
    else if (closing === 'Close') await button(dialog, 'Close').click();
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(ask).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.dialogs ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/payment');
    await expect(heading(page, 'Payment')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/home');
    await expect(ask).toBeVisible();
  }
});

test('Back skips a dialog that was opened by its address or has been submitted', async ({ page }) => {
  await page.goto('/');
  const open = () => page.getByRole('link', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await open();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(page).toHaveURL('/');

  await open();
  await field(dialog, 'email').fill('awa@example.com');
  await field(dialog, 'password').fill(password);
  await button(dialog, 'Sign Up').click();
  await expect(heading(page, 'About')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(heading(page, 'About')).toBeVisible();
});

test('shows a dialog as a sheet at the bottom of a phone, as high as its content', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog).toBeVisible();
  await expectSheet(dialog, 844);
  await page.setViewportSize({ width: 320, height: 400 });
  await expectSheet(dialog, 400);
  await button(dialog, 'Sign Up').scrollIntoViewIfNeeded();
  await expect(button(dialog, 'Close')).toBeInViewport({ ratio: 1 });
});

test('the account edit is a sheet on a phone, centred on a wide screen, and stays when the page is tapped', async ({
  page,
}) => {
  await openAs(page, 'demo-behind', '/account');
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Info' });
  await expectSheet(dialog, 844);
  await page.setViewportSize({ width: 320, height: 300 });
  await expectSheet(dialog, 300);
  await expect(button(dialog, 'Close')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const { y, height } = (await dialog.boundingBox())!;
  expect(Math.abs(y + height / 2 - 400)).toBeLessThanOrEqual(1);
  await field(dialog, 'email').fill('new@example.com');
  await page.mouse.click(20, 400);
  await expect(field(dialog, 'email')).toHaveValue('new@example.com');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Edit Info')).toBeFocused();
});

async function expectSheet(dialog: Locator, bottom: number): Promise<void> {
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await dialog.boundingBox())!;
      const end = Math.round(y + height);
      return { x, width, end, isShort: Math.round(height) <= 0.9 * bottom };
    })
    .toEqual({ x: 0, width: dialog.page().viewportSize()!.width, end: bottom, isShort: true });
}
