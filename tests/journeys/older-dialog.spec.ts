import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { field, password } from './application.ts';
import { expect, test } from './fixture.ts';

/* A browser whose <dialog> is an element like any other, as Safari's before 15.4. */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close', 'open'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }),
);

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Create your account' });
}

test('a dialog has the focus, keeps it, and gives it to the page', async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(dialog).toBeInViewport();
  await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expectAccessible(page);

  // Nothing behind it can be reached: with Tab, with a finger, by a screen reader.
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.mouse.click(195, 20);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is asked in it is taken', async ({ page }) => {
  const dialog = await openDialog(page);
  await field(dialog, 'email').fill('new@example.org');
  await field(dialog, 'password').fill(password);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/info');
});
