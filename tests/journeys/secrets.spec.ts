import type { Page } from '@playwright/test';
import {
  button,
  completeWalkthrough,
  expectHydrated,
  field,
  fillApplication,
  heading,
  password,
  register,
  typePassword,
} from './application.ts';
import { expect, test } from './fixture.ts';
import { visit } from './offline.ts';
import { chooseFile } from './photo.ts';
import { askForCode, fillReset, resetCodeOf } from './reset-code.ts';
import { everythingStored } from './stored-on-phone.ts';
import { arrive, enrol, signOut } from './student.ts';

test.use({ serviceWorkers: 'allow' });

const newPassword = 'a better password';

/**
 * Returns the list `forbidden`, to which tests can add texts, and a function that checks that the browser's
 * storage contains none of them.
 */
function watch(page: Page) {
  const forbidden = [password, newPassword];
  return {
    forbidden,
    async look(): Promise<void> {
      const stored = await everythingStored(page);
      const found = forbidden.filter((secret) => stored.includes(secret));
      // Only the texts that were found are compared, because the whole storage would flood the log.
      expect(found, page.url()).toEqual([]);
    },
  };
}

test('no password is in any storage during an application', async ({ page, phone }) => {
  const { look } = watch(page);
  await visit(page, '/');
  await register(page, phone);
  await look();
  await completeWalkthrough(page);
  await look();
  await fillApplication(page);
  await look();
  await page.reload();
  await button(page, 'SUBMIT APPLICATION').click();
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, 'mobileNumber')).toHaveCount(0);
  await typePassword(dialog);
  await look();
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await look();
  // Once the application has been sent, its answers are deleted from the phone.
  await expect.poll(async () => (await everythingStored(page)).includes('Market Road')).toBe(false);
});

test('no password or code is in any storage from a reset to a sign-out, which deletes everything', async ({
  page,
  phone,
  portal,
}) => {
  const { forbidden, look } = watch(page);
  await enrol(page.request, phone);
  await visit(page, '/signup');
  await page.goto('/basic-information');
  await field(page, 'streetAddress').fill('Market Road');
  await askForCode(page, phone);
  const code = await resetCodeOf(portal, phone);
  forbidden.push(code);
  await fillReset(page, code, newPassword);
  await look();
  await button(page, 'Reset Password').click();
  await expect(page).toHaveURL('/');
  await look();

  await arrive(page, phone, newPassword);
  await look();
  await chooseFile(page, 'mine.pdf', Buffer.from('%PDF-1.7 tuition of one student'));
  const { user, token } = await page.evaluate(() => ({
    user: localStorage.getItem('user')!,
    token: Object.entries(localStorage).find(([key]) => key.endsWith('.access_token'))![1] as string,
  }));
  await page.goto('/home');
  await signOut(page);
  await expect(heading(page, /^Welcome to/)).toBeVisible();
  forbidden.push(phone, user, token, 'mine.pdf', 'tuition of one student', 'Market Road');
  await look();
  // The test goes back through all earlier pages, up to the browser's empty first page.
  const seen = new Set<string>();
  for (;;) {
    await page.goBack();
    if (page.url() === 'about:blank') break;
    await expectHydrated(page);
    seen.add(new URL(page.url()).pathname);
    await look();
    const shown = await page
      .locator('input')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((each) => each.value));
    expect(shown, page.url()).not.toContain(phone);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['/forgotpassword', '/basic-information', '/signup']));
});
