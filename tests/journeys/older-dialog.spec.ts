import { expectAccessible } from './accessibility.ts';
import { button } from './application.ts';
import { test } from './as-student.ts';
import { expect } from './fixture.ts';

/* A browser whose <dialog> is an element like any other, as Safari's before 15.4. */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close', 'open'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }),
);

test('a dialog has the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/account');
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Info' });
  await expect(dialog).toBeInViewport();
  await expect(dialog.getByRole('heading', { name: 'Edit Info' })).toBeFocused();
  await expectAccessible(page);

  // Nothing behind it can be reached: with Tab, with a finger, by a screen reader.
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.mouse.click(195, 20);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(button(page, 'Edit Info')).toBeFocused();
});

test('what is asked in it is sent', async ({ page }) => {
  await page.goto('/account');
  await button(page, 'Edit Info').click();
  await page.getByRole('dialog').getByLabel('Email').fill('new@example.org');
  await button(page, 'Save').click();
  await expect(page.getByText('Basic Information successfully edited')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('new@example.org')).toBeVisible();
});
