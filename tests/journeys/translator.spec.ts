import type { Page } from '@playwright/test';
import {
  apply,
  button,
  dialog,
  expectHydrated,
  field,
  heading,
  toast,
  validApplication,
} from './application.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { applicationsOf } from './stored-on-server.ts';
import { translate, wordsOn } from './translator.ts';

/*
 * A browser's translator replaces the page's text nodes. A translated page must still update in the same way
 * as an untranslated page.
 */

/** Replaces phone numbers, times and references, which differ between students or from minute to minute. */
const comparable = (words: string) =>
  words.replace(/\d{7}|\b\d\d:\d\d\b|reference\s[0-9A-Z]{6}/gi, '…').replace(/\s+/g, ' ');

test('sends an application, and edits the account', { tag: '@core' }, async ({ page, phone, portal }) => {
  await translate(page);
  await apply(page, phone);
  const [row] = await applicationsOf(portal, phone);
  expect(JSON.parse(String(row!.answers))).toEqual(validApplication);

  await button(page, 'Return to Homepage').click();
  await expect(page).toHaveURL('/home-upload-invoice');
  await page.goto('/account');
  await button(page, 'Edit Info').click();
  await field(dialog(page), 'email').fill('new@example.com');
  await button(page, 'Save').click();
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();
  await expect(page.getByText('new@example.com', { exact: true })).toBeVisible();
  await expect(page.getByText(validApplication.basic!.email!)).toHaveCount(0);
});

test('the walkthrough and its quiz show the same as untranslated', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await translate(page);
  const plain = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const both = async (act: (page: Page) => Promise<unknown>) => {
    await Promise.all([page, plain].map(act));
    await expect(async () => {
      expect(comparable(await wordsOn(page))).toBe(comparable(await wordsOn(plain)));
    }).toPass();
  };
  await both((page) => page.goto('/info'));
  for (const next of ['How to Apply', 'Payment Information', 'Ready to Apply', 'Learning Check']) {
    await both(async (page) => {
      await button(page, 'Continue').click();
      await expect(heading(page, next)).toBeVisible();
    });
  }
  const check = (first: number, second: number) =>
    both(async (page) => {
      await page.getByRole('radio').nth(first).check();
      await page.getByRole('radio').nth(second).check();
      await button(page, 'Check Answers').click();
    });
  // If no option is chosen, pressing the button must show which answers are missing.
  await both((page) => button(page, 'Check Answers').press('Enter'));
  await check(0, 6);
  await check(1, 5);
  await check(1, 6);
  await both((page) => button(page, 'Apply').click());
  await plain.context().close();
});

test('keeps early input in a page that was translated before hydration', async ({ page }) => {
  await translate(page);
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto('/basic-information', { waitUntil: 'commit' });
  await expect(page.locator('h1 font font')).toBeVisible();
  await field(page, 'firstName').pressSequentially('Awa');
  await field(page, 'placeOfBirthCountry').selectOption('Senegal');
  letCome();
  await expectHydrated(page);
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  await expect(field(page, 'placeOfBirthCountry')).toHaveValue('Senegal');
  await expect(field(page, 'placeOfBirthCity')).not.toHaveRole('combobox');
});
