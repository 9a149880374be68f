import type { Page } from '@playwright/test';
import { expectHydrated, field, heading } from './application.ts';
import { expect, test } from './fixture.ts';
import { changeSession, enrol, logIn, openSession, type Student } from './student.ts';

/* The survey fills in what the account knows, of whoever is logged in and nobody else. */

const name = (page: Page) => field(page, 'name');

/** Holds the answer about a student's account, whose first name is then this one. */
async function holdAccount(page: Page, { user }: Student, firstName: string) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api/applications/${user}`, async (route) => {
    asked.resolve();
    await held.promise;
    const account = await (await route.fetch()).json();
    // An aborted call takes no answer.
    await route.fulfill({ json: { ...account, first_name: firstName } }).catch(() => undefined);
  });
  return { asked: asked.promise, answer: held.resolve };
}

test('what comes late of one student’s account is not filled in for the next one', { tag: '@core' }, async ({
  page,
  phone,
}) => {
  const first = await enrol(page.request, phone);
  const next = String(Number(phone) + 1_000_000);
  await enrol(page.request, next);
  await openSession(page, first);
  const { asked, answer } = await holdAccount(page, first, 'Late');
  await page.goto('/survey');
  await asked;
  const givenUp = page.waitForEvent('requestfailed', (call) => call.url().endsWith(first.user));
  // Without a reload, which would end what is under way.
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

test('a page that stays open fills in the account of whose session it is by then', async ({
  page,
  phone,
}) => {
  const first = await enrol(page.request, phone);
  const second = await enrol(page.request, String(Number(phone) + 1_000_000));
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

test('a field that is focused is not filled in, and the others are', async ({ page, phone }) => {
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
