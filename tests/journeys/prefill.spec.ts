import type { Page } from '@playwright/test';
import { expectHydrated, field, heading } from './application.ts';
import { expect, test } from './fixture.ts';
import { changeSession, enrol, logIn, openSession, otherPhone, type Student } from './student.ts';

const name = (page: Page) => field(page, 'name');

/** Holds the response with the account until `answer` is called, and replaces the first name in it. */
async function holdAccount(page: Page, { user }: Student, firstName: string) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api/applications/${user}`, async (route) => {
    asked.resolve();
    await held.promise;
    const account = await (await route.fetch()).json();
    // If the page has aborted the call, `fulfill` throws. The error is ignored.
    await route.fulfill({ json: { ...account, first_name: firstName } }).catch(() => undefined);
  });
  return { asked: asked.promise, answer: held.resolve };
}

test('a late response with one student’s account is not filled in for the next student', {
  tag: '@core',
}, async ({ page, phone }) => {
  const first = await enrol(page.request, phone);
  const next = otherPhone(phone);
  await enrol(page.request, next);
  await openSession(page, first);
  const { asked, answer } = await holdAccount(page, first, 'Late');
  await page.goto('/survey');
  await asked;
  const givenUp = page.waitForEvent('requestfailed', (call) => call.url().endsWith(first.user));
  // The test follows a link, because loading a page would abort the call even if the portal did not.
  await page.locator('header').getByRole('link').first().click();
  await givenUp;
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, next);
  await expect(page).toHaveURL('/home-upload-invoice');
  answer();
  await page.evaluate(() => history.go(-3));
  await expect(heading(page, 'About you')).toBeVisible();
  await expect(name(page)).toHaveValue(/./);
  await expect(name(page)).not.toHaveValue(/Late/);
});

test('an open page is filled in from the account of the latest session', async ({ page, phone }) => {
  const first = await enrol(page.request, phone);
  const second = await enrol(page.request, otherPhone(phone));
  await openSession(page, first);
  const ofFirst = await holdAccount(page, first, 'Late');
  const ofSecond = await holdAccount(page, second, 'Isatou');
  await page.goto('/survey');
  await expectHydrated(page);
  await ofFirst.asked;
  await changeSession(page);
  ofFirst.answer();
  await changeSession(page, second);
  await ofSecond.asked;
  await expect(name(page)).toHaveValue('');
  ofSecond.answer();
  await expect(name(page)).toHaveValue(/^Isatou /);
});

test('fills in every field except the focused one', async ({ page, phone }) => {
  const student = await enrol(page.request, phone);
  await openSession(page, student);
  const { asked, answer } = await holdAccount(page, student, 'Late');
  await page.goto('/survey');
  await expectHydrated(page);
  await asked;
  await name(page).focus();
  answer();
  await expect(field(page, 'email')).toHaveValue(/@/);
  await page.keyboard.type('Isatou');
  await expect(name(page)).toHaveValue('Isatou');
});
