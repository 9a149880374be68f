import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { spacedPhone } from '#domain/phone.ts';
import {
  apply,
  button,
  completeWalkthrough,
  createAccount,
  dialog,
  field,
  fillApplication,
  heading,
  password,
  reachReview,
  submit,
  typePassword,
  validApplication,
} from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { chooseFile, photo } from './photo.ts';
import type { Portal } from './portal.ts';
import { applicationsOf, invoicesOf } from './stored-on-server.ts';
import { otherPhone } from './student.ts';

test('from the landing page to a stored application and invoice', { tag: '@core' }, async ({
  page,
  phone,
  portal,
}) => {
  await page.goto('/');
  await expect(heading(page, /Welcome to/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).or(button(page, 'Sign Up')).click();
  await createAccount(page, { email: 'from.landing@example.com', password });
  await expect(page).toHaveURL('/info');

  await completeWalkthrough(page);
  await expect(page).toHaveURL('/basic-information');
  await expect(field(page, 'email')).toHaveValue('from.landing@example.com');
  await fillApplication(page);
  await expect(page).toHaveURL('/review-application');

  const submission = page.waitForRequest('**/api/applications/submission');
  const reminder = page.waitForRequest('**/api/messaging/pay_invoice_reminder');
  await button(page, 'SUBMIT APPLICATION').click();
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, 'password')).toHaveCount(0);
  await field(dialog, 'mobileNumber').fill(phone);
  await dialog.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/application-received');
  await expect(page.getByRole('status').filter({ hasText: /^Sent, reference [0-9A-Z]{6}$/ })).toBeVisible();

  expect((await submission).postDataJSON()).toEqual({
    ...validApplication.basic,
    ...validApplication.academic,
    ...validApplication.loan,
    expectedGradMonth: '',
    expectedGradYear: '',
    mobileNumber: phone,
    password,
    university: 1,
    status: 'open',
  });
  expect((await reminder).postDataJSON()).toEqual({ student_number: phone });

  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await expect(page).toHaveURL('/upload-invoice');
  await chooseFile(page, 'invoice.jpg', photo());
  await expect(page.getByRole('img', { name: 'Preview of invoice.jpg' })).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/invoice-success');
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(page.getByText(/^Invoice sent on .+, reference [0-9A-Z]{6}$/)).toBeVisible();
  await expect(
    page.getByText('Once processed, we will send you your application fee within the next few days.'),
  ).toBeVisible();
  await button(page, 'Return to Home').click();
  await expect(page).toHaveURL('/home');

  await expectStored(portal, phone);
});

async function expectStored(portal: Portal, phone: string): Promise<void> {
  const rows = await applicationsOf(portal, phone);
  expect(rows).toHaveLength(1);
  const row = rows[0]!;
  expect(row).toMatchObject({ status: 'open', first_name: 'Awa', mat_number: '22212345', university_id: 1 });
  expect(JSON.parse(String(row.answers))).toEqual(validApplication);
  expect(String(row.password_hash)).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(rows)).not.toContain(password);

  const files = await invoicesOf(portal, phone);
  expect(files).toHaveLength(1);
  const stored = readFileSync(path.join(portal.dataDir, 'files', String(files[0]!.stored_as)));
  expect(stored.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(stored.includes('GPS-SECRET')).toBe(false);
  expect(stored.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
}

test('an application from /signup is sent without more questions, and logs in', async ({ page, phone }) => {
  await apply(page, phone);
  await page.clock.install();
  await page.route('**/api/student_login', () => new Promise(() => undefined));
  await button(page, 'Return to Homepage').click();
  // The clock runs in steps, because the page starts its timer only after it has rendered the waiting state.
  for (let second = 0; second < 32; second += 1) await page.clock.runFor(1000);
  await expect(page.getByText('Still logging in: your connection may be slow.')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(heading(page, "What's Next")).toBeFocused();
  await page.unroute('**/api/student_login');
  await button(page, 'Return to Homepage').click();
  await expect(page).toHaveURL('/home-upload-invoice');
});

test('the review shows and prints the answers, and Edit returns to it', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/basic-information');
  await fillApplication(page);
  for (const words of [
    '02/28/2003 (February 28, 2003)',
    'Female',
    'Lamin (Western Division)',
    '22212345',
    'D4,500.50',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  const graduation = page.locator('dt', { hasText: 'graduation' });
  await expect(graduation).toHaveCount(2);
  await expect(graduation.first().locator('xpath=following-sibling::dd')).toHaveText('Not provided');
  const login = page.locator('dl > div').first().locator('dd');
  await expect(login).toHaveText("We'll ask for it when you submit.");

  const titles = ['Basic Information', 'Academic and Work Information', 'Loan Specifics'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const title of titles) {
    const toggle = page.getByRole('button', { name: title, exact: true });
    const edit = page.getByRole('button', { name: `Edit ${title}` });
    const [left, right] = await Promise.all([toggle.boundingBox(), edit.boundingBox()]);
    expect(right!.y).toBeLessThan(left!.y + left!.height);
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  }
  await expectAccessibleAtBothWidths(page);
  const answer = page.getByText('02/28/2003 (February 28, 2003)');
  const toggle = page.getByRole('button', { name: 'Basic Information', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Edit Academic and Work Information' }).click();
  await expect(page).toHaveURL('/academic-information');
  await field(page, 'GPA').fill('4.1');
  await button(page, 'Save and return to review').click();
  await expect(page).toHaveURL('/review-application');
  await expect(page.getByText('4.1', { exact: true })).toBeVisible();
});

test('the review and its dialog show the phone number, which can be changed', async ({ page, phone }) => {
  await reachReview(page, phone);
  const first = page.locator('dl > div').first();
  await expect(first.locator('dt')).toHaveText('Phone number you will log in with');
  await expect(first.locator('dd')).toContainText(spacedPhone(phone));
  const other = otherPhone(phone);
  await page.getByRole('link', { name: 'Change the number' }).click();
  await expect(field(page, 'mobileNumber')).toHaveValue(phone);
  await field(page, 'mobileNumber').fill(other);
  await typePassword(page);
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL('/review-application');
  await expect(first.locator('dd')).toContainText(spacedPhone(other));
  await expect(page.getByText('02/28/2003 (February 28, 2003)')).toBeVisible();
  await page.reload();
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(dialog(page)).toContainText(`Phone number you will log in with: ${spacedPhone(other)}`);
});

const rows = (page: Page) => page.locator('.task-rows li');
const tick = (page: Page) => page.locator('.end:not(.end-waiting) .tick');

test('a sent application ends with a tick, its reference and the next tasks', async ({ page, phone }) => {
  await reachReview(page, phone);
  const letGo = await hold(page, '**/api/applications/submission');
  await submit(page);
  await expect(page.getByText('Sending…')).toBeVisible();
  await expect(tick(page)).toHaveCount(0);
  const before = await rows(page).nth(0).boundingBox();
  letGo();
  await expect(tick(page)).toBeVisible();
  expect(await rows(page).nth(0).boundingBox()).toEqual(before);
  await expect(page.locator('.reference')).toHaveText(/^[0-9A-Z]{6}$/);
  await expect(rows(page).nth(0)).toContainText(/^Upload a photo of your university invoiceTo do$/);
  await expect(rows(page).nth(1)).toContainText('how much the fee is and how to pay it');
  await expect(rows(page).nth(1)).toContainText(/Not yet$/);
  await expectAccessibleAtBothWidths(page);

  await page.goto('/upload-invoice');
  await chooseFile(page);
  await button(page, 'Submit').click();
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(tick(page)).toBeVisible();
  await expect(rows(page).nth(0)).toContainText(/Done$/);
  await expectAccessibleAtBothWidths(page);
  await page.goto('/application-received');
  await expect(rows(page).nth(0)).toContainText(/Done$/);
});

for (const [address, told, link, next] of [
  ['/invoice-success', 'No invoice sent from this device', 'Upload Invoice', '/upload-invoice'],
  ['/home-invoice-success', 'No invoice sent from this device', 'Upload Invoice', '/upload-invoice'],
  ['/endpage', "We can't find your survey on this device.", 'Start', '/survey'],
] as const)
  test(`${address} without anything sent says so, and leads on`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(told)).toBeVisible();
    await expect(heading(page, /Success!|Thank you/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(next);
  });

asStudent('an invoice that has not arrived is no success, whatever the address is', async ({ page }) => {
  await page.route('**/api/upload_invoices', (route) => route.abort());
  await page.goto('/home-upload-invoice');
  await chooseFile(page);
  await button(page, 'Submit').click();
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toBeVisible();
  await page.goto('/home-invoice-success');
  await expect(heading(page, 'Your invoice is waiting to be sent')).toBeVisible();
  await expect(tick(page)).toHaveCount(0);
  await page.unroute('**/api/upload_invoices');
  await page.reload();
  await expect(heading(page, 'Success!')).toBeVisible();
});
