import type { Page } from '@playwright/test';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import {
  apply,
  button,
  completeWalkthrough,
  createAccount,
  field,
  fillApplication,
  heading,
  password,
  reachReview,
  register,
  signUpAs,
  submit,
} from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { beforePortal } from './hold.ts';
import { chooseFile } from './photo.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { changeRows, epochAlone, everythingStored } from './stored-on-phone.ts';
import { invoicesOf } from './stored-on-server.ts';
import { arrive, enrol, logIn, otherPhone, signOut } from './student.ts';

const account = { email: 'second@example.com', password: 'another good one' };

const firstName = (page: Page) => field(page, 'firstName');

async function typeFirstName(page: Page, name: string): Promise<void> {
  await firstName(page).fill(name);
  await expect.poll(() => everythingStored(page)).toContain(name);
}

async function chooseInvoice(page: Page): Promise<void> {
  await page.goto('/upload-invoice');
  await chooseFile(page);
}

test('a registration does not show its password to the next student', async ({ page, phone }) => {
  await register(page, phone);
  await page.locator('header').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Register Now' }).click();
  await expect(field(page, 'mobileNumber')).toHaveValue(phone);
  await expect(field(page, 'password')).toHaveValue('');
  await expect(field(page, 'confirmPassword')).toHaveValue('');
});

test('an account created in the dialog never takes the last phone number', async ({ page, phone }) => {
  await register(page, phone);
  await page.locator('header').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const modal = page.getByRole('dialog', { name: 'Create your account' });
  await expect(field(modal, 'password')).toHaveValue('');
  await createAccount(page, account);
  await completeWalkthrough(page);
  await fillApplication(page);
  const submission = page.waitForRequest('**/api/applications/submission');
  await button(page, 'SUBMIT APPLICATION').click();
  await page.getByRole('dialog').locator('[name=mobileNumber]').fill(otherPhone(phone));
  await page.getByRole('dialog').locator('button[type=submit]').click();
  expect((await submission).postDataJSON()).toMatchObject({
    mobileNumber: otherPhone(phone),
    password: account.password,
  });
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  // The next application must not start with the phone number of the previous one.
  await page.goto('/signup');
  await expect(field(page, 'mobileNumber')).toHaveValue('');
});

test('deletes the answers of a sent application, and not those of the next', async ({ page, phone }) => {
  await reachReview(page, phone);
  let isDown = true;
  await page.route('**/api/applications/submission', (route) => (isDown ? route.abort() : route.continue()));
  await submit(page);
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();
  expect(await everythingStored(page)).toContain('Market Road');
  await page.goBack();
  await expect(heading(page, 'Your application is waiting to be sent')).toBeVisible();
  await expect(button(page, 'SUBMIT APPLICATION')).toHaveCount(0);
  await expect(button(page, 'Start a new application')).toHaveCount(0);
  await page.goForward();
  // The portal must send the application even while another page is open.
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await expect(page.getByText(/Your application has not been sent yet/)).toBeVisible();
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/Your application has not been sent yet/)).toHaveCount(0);
  await expect.poll(() => everythingStored(page)).not.toContain('Market Road');

  await page.goto('/basic-information');
  await button(page, 'Start a new application').click();
  await typeFirstName(page, 'Second student');
  await page.goto('/application-received');
  await expect(page.getByText("We can't find an application on this device.")).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(firstName(page)).toHaveValue('Second student');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(firstName(page)).toHaveValue('Second student');
});

test('asks the next student whose the answers on the phone are', { tag: '@core' }, async ({
  page,
  phone,
}) => {
  const question = page.getByRole('alert').filter({ hasText: 'Was it you?' });
  await register(page, phone);
  await page.goto('/basic-information');
  await typeFirstName(page, 'First student');
  await register(page, phone); // a sign-up with the same phone number must not ask whose answers these are

  await signUpAs(page, otherPhone(phone));
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Yes, use them').click();
  await expect(heading(page, 'About')).toBeVisible();
  await page.goto('/basic-information');
  await expect(firstName(page)).toHaveValue('First student');

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await createAccount(page, account);
  await expect(question).toBeFocused();
  await button(page, 'No, start again').click();
  await expect(heading(page, 'About')).toBeVisible();
  expect(await everythingStored(page)).not.toContain('First student');
  await page.goto('/basic-information');
  await expect(firstName(page)).toHaveValue('');
  await expect(field(page, 'email')).toHaveValue('second@example.com');
});

test('another student’s log-in deletes what is not theirs', async ({ page, phone }) => {
  await enrol(page.request, otherPhone(phone));
  await apply(page, phone);
  await chooseInvoice(page);
  await page.goto('/basic-information');
  // The test follows a link, because loading the page would clear the tab's memory.
  await page.getByRole('link', { name: "What's next" }).click();
  await button(page, 'Return to Homepage').click();
  await logIn(page, otherPhone(phone));
  await expect(page).toHaveURL('/home-upload-invoice');
  await expect(page.getByText(/mine\.pdf/)).toHaveCount(0);
  expect(await everythingStored(page)).not.toMatch(/mine\.pdf|"owner"/);
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL('/basic-information');
  await expect(firstName(page)).toHaveValue('');
  await page.goto('/application-received');
  await expect(page.getByText("We can't find an application on this device.")).toBeVisible();
  await expect(page.getByText(/^Sent/)).toHaveCount(0);
  await page.goto('/basic-information');
  await expect(firstName(page)).toHaveValue('');
});

test('a log-in by the same student keeps everything', async ({ page, phone }) => {
  await apply(page, phone);
  await expect.poll(() => everythingStored(page)).toContain('"isDraftCleared":true');
  expect(await everythingStored(page)).not.toContain('Market Road');
  // The page must show `sentAt` (by the server's clock), and not `createdAt` (by the phone's clock).
  await changeRows(page, 'outbox', 'items', { facts: { createdAt: 0, sentAt: Date.UTC(2026, 0, 5) } });
  await page.goto('/application-received');
  await expect(page.getByText('January 5, 2026')).toBeVisible();
  await expect(page.getByText('1970')).toHaveCount(0);
  await chooseInvoice(page);
  await arrive(page, phone);
  await expect(page.getByText(/mine\.pdf/)).toBeVisible();
  await page.goto('/loan-information');
  await expect(page.getByText(/Your application was sent, reference/)).toBeVisible();
});

test('a log-in that the student has left opens no session', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await page.route('**/api/student_login', () => new Promise(() => undefined));
  await page.goto('/login');
  await logIn(page, phone);
  const givenUp = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/api/student_login'));
  await page.getByRole('link', { name: 'Register Now' }).click();
  await givenUp;

  await page.unroute('**/api/student_login');
  await page.route('**/api/upload_invoices/exists*', () => new Promise(() => undefined));
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, phone);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const revoked = page.waitForResponse('**/api/logout');
  await page.getByRole('link', { name: 'Register Now' }).click();
  expect((await revoked).status()).toBe(200);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page).toHaveURL('/signup');
});

test('a log-in asks before it deletes another student’s unsent application', async ({ page, phone }) => {
  await enrol(page.request, otherPhone(phone));
  await reachReview(page, phone);
  await page.route('**/api/applications/submission', (route) => route.abort());
  await submit(page);
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();

  await page.goto('/login');
  await logIn(page, otherPhone(phone));
  const question = page.getByText(/is still waiting to be sent from this device\./);
  await expect(question).toBeVisible();
  await button(page, "Wait until it's sent").click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await everythingStored(page)).toContain('Market Road');

  await field(page, 'password').fill(password);
  await button(page, 'Login').click();
  await button(page, 'Log in anyway').click();
  await expect(page).toHaveURL('/home-upload-invoice');
  expect(await everythingStored(page)).not.toContain('Market Road');
});

asStudent('a registration ends another student’s session and drops their file', async ({ page, phone }) => {
  await chooseInvoice(page);
  await register(page, otherPhone(phone));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await changeRows(page, 'forms', 'files')).toEqual([]);
  await page.goto('/upload-invoice');
  await expect(page.locator('input[type=file]')).toBeVisible();
  await expect(page.getByText(/mine\.pdf/)).toHaveCount(0);
});

asStudent('an unsent invoice waits, unseen, for its owner’s log-in', async ({ page, phone, portal }) => {
  await page.route('**/api/upload_invoices', (route) => route.abort());
  await chooseInvoice(page);
  await button(page, 'Submit').click();
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();
  // If the first write times out, the outbox stores the item with its next attempt, so the test polls.
  await expect
    .poll(() => changeRows(page, 'outbox', 'items'))
    .toContainEqual(expect.objectContaining({ kind: 'invoice' }));
  await register(page, otherPhone(phone));
  await page.goto('/upload-invoice');
  await expect(page.getByText(/We can't find an application on this device/)).toBeVisible();
  await expect(page.getByText(/mine\.pdf|Not sent yet/)).toHaveCount(0);
  await page.unroute('**/api/upload_invoices');
  await page.goto('/login');
  await logIn(page, phone);
  await expect.poll(() => invoicesOf(portal, phone)).toHaveLength(1);
});

asStudent('Sign Out does not wait for the network', async ({ page }) => {
  await page.goto('/home');
  await page.route('**/api/logout', () => new Promise(() => undefined));
  await signOut(page);
  await expect(heading(page, /Welcome to/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(epochAlone);
});

asStudent('Sign Out deletes what was typed before hydration', async ({ page, phone }) => {
  await beforePortal(page, async () => {
    await page.goto('/forgotpassword', { waitUntil: 'commit' });
    await field(page, 'phone_number').fill(phone);
  });
  await page.goto('/home');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(phone);
  await signOut(page);
  await expect(heading(page, /Welcome to/)).toBeVisible();
  expect(await everythingStored(page)).not.toContain(phone);
});

asStudent('Sign Out is in the header of every page on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/home');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Payment', 'Resources', 'Account']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(button(page, 'Sign Out')).toHaveCount(1);
  }
  await expectAccessible(page);
  await button(page, 'Sign Out').click();
  await expect(heading(page, /Welcome to/)).toBeVisible();
});

asStudent('Sign Out asks before it deletes unsent answers', { tag: '@core' }, async ({ page }) => {
  await page.route('**/api/surveys/freelance', (route) => route.abort());
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  await button(page, 'Submit').click();
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();

  await page.goto('/account');
  await signOut(page);
  const question = page.getByRole('alert').filter({ hasText: "If you sign out now, you'll lose it." });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await button(page, "Wait until it's sent").click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await everythingStored(page)).toContain('Tutoring');
  await button(page, 'Sign Out').click();
  await button(page, 'Sign out and lose it').click();
  await expect(heading(page, /Welcome to/)).toBeVisible();
  expect(await everythingStored(page)).not.toContain('Tutoring');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(epochAlone);
});
