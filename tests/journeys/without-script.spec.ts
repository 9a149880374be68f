import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { form as rows } from '#generated/rows/form.ts';
import { button, errorOf, field, heading, password, uploaded, validApplication } from './application.ts';
import { answersIn, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { photo } from './photo.ts';
import { answersSentBy, applicationsOf, invoicesOf } from './stored-on-server.ts';
import { post, storedAnswers, walkWithoutScript } from './without-script.ts';

test.use({ javaScriptEnabled: false });

async function pressTo(page: Page, name: string, next: string): Promise<void> {
  await button(page, name).click();
  await expect(heading(page, next)).toBeVisible();
}

const nothing = async () => undefined;

test('a form with rows is filled in and stored', async ({ page, portal }) => {
  const answers = answersIn('rows', 'valid');
  await page.goto('/who-lives-with-you');
  await walkWithoutScript(page, { flow: rows, answers, look: nothing });
  const sent = await answersSentBy(portal, 'rows', async () => {
    await post(page, button(page, 'Send'));
    await expect(page.getByText(/reference/).first()).toBeVisible();
  });
  expect(sent).toEqual(storedAnswers(rows, answers));
});

test('an application and its invoice are sent', { tag: '@core' }, async ({
  page,
  portal,
  phone,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByText('JavaScript is turned off')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(heading(page, 'Hello! Register to get started.')).toBeVisible();
  await field(page, 'mobileNumber').fill(phone);
  await pressTo(page, 'Sign Up', 'About');
  for (const next of ['How to Apply', 'Payment Information', 'Ready to Apply', 'Learning Check']) {
    await pressTo(page, 'Continue', next);
  }
  await page.getByRole('radio').nth(0).check();
  await page.getByRole('radio').nth(6).check();
  await button(page, 'Check Answers').click();
  await expect(page.locator('.feedback-wrong', { hasText: '✗' })).toHaveCount(1);
  await page.getByRole('radio').nth(1).check();
  await button(page, 'Check Answers').click();
  await pressTo(page, 'Apply', 'Basic Information');

  await page.locator('[name=firstName]').fill('Awa');
  await button(page, 'Save and Continue').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(errorOf(page, 'surname')).toBeVisible();
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  await walkWithoutScript(page, {
    flow: application,
    answers: validApplication,
    look: nothing,
  });

  await expect(heading(page, 'Review')).toBeVisible();
  await expect(field(page, 'mobileNumber')).toHaveValue(phone);
  await page.locator('button[name=do][value="edit academic"]').click();
  await field(page, 'ID').fill('00770077');
  await pressTo(page, 'Save and return to review', 'Review');
  await expect(page.getByText('00770077')).toBeVisible();
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(page.locator('#refusal')).toBeVisible();
  await field(page, 'password').fill(password);
  await field(page, 'confirmPassword').fill(`${password}!`);
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(page.locator('#refusal')).toContainText(/password/i);
  await expect(page.getByRole('link', { name: /password/i })).toBeVisible();
  await field(page, 'password').fill(password);
  await field(page, 'confirmPassword').fill(password);
  await button(page, 'SUBMIT APPLICATION').dblclick();
  await expect(heading(page, "What's Next")).toBeVisible();
  await expect(page.getByText(/reference/).first()).toBeVisible();
  expect(await applicationsOf(portal, phone)).toHaveLength(1);
  expect(await applicationsOf(portal, phone)).toMatchObject([{ mat_number: '00770077' }]);
  await page.getByLabel(/invoice/i).setInputFiles({
    name: 'invoice.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await post(page, button(page, 'Upload Invoice'));
  await expect(page.getByRole('alert')).toContainText(/PDF/);
  await page.getByRole('link', { name: 'Go back to the form' }).click();
  await page
    .getByLabel(/invoice/i)
    .setInputFiles({ name: 'invoice.jpg', mimeType: 'image/jpeg', buffer: photo() });
  await post(page, button(page, 'Upload Invoice'));
  await expect(uploaded(page)).toBeVisible();
  expect(await invoicesOf(portal, phone)).toHaveLength(1);
  const login = await request.post('/api/student_login', { form: { username: phone, password } });
  expect(login.status()).toBe(200);
  const [{ dump }] = (await portal.rows(
    "select coalesce(group_concat(state), '') as dump from form_sessions",
  )) as [{ dump: string }];
  expect(dump).not.toContain(password);
});

test('Back keeps the answers, until they are cleared', async ({ page }) => {
  await page.goto('/basic-information');
  await fillStep(page, stepOf(application, 'basic'), validApplication.basic!);
  await pressTo(page, 'Save and Continue', 'Academic and Work Information');
  await field(page, 'ID').fill('00555');
  await pressTo(page, 'Back', 'Basic Information');
  await expect(field(page, 'firstName')).toHaveValue(validApplication.basic!.firstName!);
  await pressTo(page, 'Save and Continue', 'Academic and Work Information');
  await expect(field(page, 'ID')).toHaveValue('00555');
  await button(page, 'Clear my answers').click();
  await button(page, 'Keep them').click();
  await expect(field(page, 'ID')).toHaveValue('00555');
  await button(page, 'Clear my answers').click();
  await pressTo(page, 'Yes, clear them', 'Basic Information');
  await expect(field(page, 'firstName')).toHaveValue('');
});
