import type { Page, Route } from '@playwright/test';
import * as portal from '#generated/portal.ts';
import { expectAccessible } from './accessibility.ts';
import { button, field, heading, password, toast, validApplication } from './application.ts';
import { test } from './as-student.ts';
import { expect } from './fixture.ts';
import { askForCode, fillReset, resetCodeOf } from './reset-code.ts';
import { everythingStored } from './storage.ts';
import { arrive, enrol, logIn } from './student.ts';

/* The account page: its facts, the edit with its two toasts, and the sign-out. */

const { firstName, surname, email } = validApplication.basic!;

test.beforeEach(async ({ page }) => {
  await page.goto('/account');
  await expect(heading(page, `${firstName}'s Account`)).toBeVisible();
});

const otherThan = (phone: string) => String(Number(phone) + 5_000_000);

/** Edits the phone number, which asks for the password. */
async function changePhone(page: Page, to: string, typed = password): Promise<void> {
  await button(page, 'Edit Info').click();
  await field(page, 'phone_number').fill(to);
  await field(page, 'password').fill(typed);
  await button(page, 'Save').click();
}

/** What becomes of the call that edits. */
const answerEdit = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/api/applications/*', (route) =>
    route.request().method() === 'PUT' ? answer(route) : route.continue(),
  );

test('shows the facts', async ({ page, phone }) => {
  for (const fact of [`${firstName} ${surname}`, 'University of The Gambia', '22212345', phone, email!])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('opens and closes the contract, which has not begun', async ({ page }) => {
  const contract = button(page, 'Contract Information');
  await expect(contract).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Start date', { exact: true })).toBeHidden();
  await contract.press('Enter');
  await expect(contract).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Not set yet', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Draft. Your signed contract will appear here.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'not a scholarship' })).toHaveText(
    `${portal.product} pays tuition to University of The Gambia in advance for ${firstName} ${surname}. The advance is not a scholarship and must be repaid.`,
  );
  await expectAccessible(page);
  await contract.press('Enter');
  await expect(page.getByText('Start date', { exact: true })).toBeHidden();
});

test('without the universities the rest of the page stands, and a figure that is missing is not available', async ({
  page,
}) => {
  await page.route('**/api/universities/', (route) => route.abort('connectionreset'));
  await page.reload();
  await button(page, 'Contract Information').click();
  await expect(page.getByText(/^We could not load the figures of your contract\./)).toBeVisible();
  await expect(page.getByText('Start date', { exact: true })).toBeVisible();
  await expect(page.getByText('After you graduate', { exact: true })).toHaveCount(0);
  await expect(page.getByText(email!, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const partly = [{ id: 1, during_studies_min_payment: 1000, after_studies_min_payment: 'soon' }];
  await page.route('**/api/universities/', (route) => route.fulfill({ json: partly }));
  await button(page, 'Try again').click();
  const clauses = page.getByRole('main').getByRole('listitem');
  await expect(clauses.nth(1)).toContainText(
    'payment of D1,000 and the membership fee of not available: not',
  );
  await expect(clauses.nth(2)).toContainText('payment of not available');
  await expect(clauses.nth(6)).toContainText('The application fee is not available.');
  await expectAccessible(page);

  await page.route('**/api/universities/', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await button(page, 'Contract Information').click();
  await expect(clauses.nth(1)).toContainText('not available');
  expect(await page.getByRole('main').innerText()).not.toMatch(/D0|NaN|undefined|null/);
});

test('changes the phone number and the email address, which is then the log-in', async ({
  page,
  phone,
  portal,
}) => {
  await button(page, 'Edit Info').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Info' });
  await expect(field(dialog, 'phone_number')).toHaveValue(phone);
  await expect(field(dialog, 'password')).toHaveCount(0);
  await expectAccessible(page);
  const other = otherThan(phone);
  await field(dialog, 'phone_number').fill(other);
  await expect(field(dialog, 'password')).toHaveAttribute('autocomplete', 'current-password');
  await expectAccessible(page);
  await field(dialog, 'email').fill(' no form at all ');
  // The last question, and it cannot be left out.
  await page.keyboard.press('Enter');
  await expect(dialog.locator('#field-password-error')).toContainText('Enter your password');
  await expect(field(dialog, 'password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(password);
  const edit = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await edit).postDataJSON()).toEqual({ phone_number: other, email: 'no form at all' });
  expect((await edit).headers().password).toBe(encodeURIComponent(password));
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(other, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('no form at all', { exact: true })).toBeVisible();
  const told = await portal.rows(
    "select kind, phone from messages where kind = 'phone-changed' and phone = $1",
    phone,
  );
  expect(told).toHaveLength(1);

  await arrive(page, other);
});

test('the old number takes the account back by Forgot Password', async ({ page, phone, portal }) => {
  await changePhone(page, otherThan(phone));
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();

  await askForCode(page, phone);
  await fillReset(page, await resetCodeOf(portal, phone), 'the owner is back');
  await button(page, 'Reset Password').click();
  await expect(toast(page, 'Password Has Been Reset')).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await logIn(page, phone, 'the owner is back');
  await expect(page.getByText(phone, { exact: true })).toBeVisible();
});

test('a wrong password is told in words, and nothing but the password has to be typed again', async ({
  page,
  phone,
}) => {
  const other = otherThan(phone);
  const dialog = page.getByRole('dialog');
  await changePhone(page, other, 'a wrong password');
  await expect(toast(page, 'Failed to edit application')).toContainText(
    'The password is wrong, so nothing was changed. Try again.',
  );
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(phone, { exact: true })).toBeVisible();
  expect(await everythingStored(page)).not.toContain('a wrong password');

  await button(page, 'Edit Info').click();
  await expect(field(dialog, 'phone_number')).toHaveValue(other);
  await expect(field(dialog, 'password')).toHaveValue('');
  await field(dialog, 'password').fill(password);
  await button(page, 'Save').click();
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();
  await expect(page.getByText(other, { exact: true })).toBeVisible();
  expect(await everythingStored(page)).not.toContain(password);
});

test('an email address alone is changed without the password', async ({ page, phone }) => {
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'phone_number').fill(otherThan(phone));
  await field(dialog, 'password').fill(password);
  await field(dialog, 'phone_number').fill(`+220 ${phone}`);
  await expect(field(dialog, 'password')).toHaveCount(0);
  await field(dialog, 'email').fill('new@example.com');
  const edit = page.waitForRequest((request) => request.method() === 'PUT');
  await button(page, 'Save').click();
  expect((await edit).postDataJSON()).toEqual({ phone_number: phone, email: 'new@example.com' });
  expect((await edit).headers()).not.toHaveProperty('password');
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();
  await expect(page.getByText('new@example.com', { exact: true })).toBeVisible();
});

test('a failed edit closes the dialog, and the next one has what was typed', async ({ page }) => {
  await answerEdit(page, (route) => route.abort('connectionreset'));
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'email').fill('new@example.com');
  await button(page, 'Save').click();
  await expect(toast(page, 'Failed to edit application')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(email!, { exact: true })).toBeVisible();
  await expect(button(page, 'Edit Info')).toBeFocused();

  await button(page, 'Edit Info').click();
  await expect(field(dialog, 'email')).toHaveValue('new@example.com');
  // Closed by the student, it forgets.
  await button(page, 'Close').click();
  await button(page, 'Edit Info').click();
  await expect(field(dialog, 'email')).toHaveValue(email!);
  await field(dialog, 'phone_number').fill('');
  await button(page, 'Save').click();
  await expect(dialog.locator('#field-phone_number-error')).toContainText('Enter your phone number');
  await expectAccessible(page);
});

test('a phone number of somebody else is refused in words', async ({ page, request, phone }) => {
  const taken = String(Number(phone) + 4_000_000);
  await enrol(request, taken);
  await changePhone(page, taken);
  await expect(toast(page, 'Failed to edit application')).toContainText(
    'Another student has this phone number.',
  );
});

test('a session that ran out loses nothing that was typed', async ({ page, phone }) => {
  const refusal = { status: 401, json: { error: 'Please log in.' } };
  await answerEdit(page, (route) => route.fulfill(refusal));
  await button(page, 'Edit Info').click();
  await page.getByRole('dialog').locator('[name=email]').fill('new@example.com');
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/login');
  await logIn(page, phone);
  await expect(page).toHaveURL('/account');
  await button(page, 'Edit Info').click();
  await expect(page.getByRole('dialog').locator('[name=email]')).toHaveValue('new@example.com');
});

test('what edits comes when it is asked for, and where it does not the page stands', async ({
  page,
  faults,
}) => {
  const editor = /\/assets\/(edit-info|form|outbox)-[^/]*\.js$/;
  const asked: string[] = [];
  page.on('request', (request) => editor.test(request.url()) && asked.push(request.url()));
  // What an earlier visit could not send is looked for a second later, and needs the forms too. The clock jumps before
  // it stands, so it does where no page has anything to do then.
  await page.goto('about:blank');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  asked.length = 0;
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expect(heading(page, `${firstName}'s Account`)).toBeVisible();
  expect(asked).toEqual([]);

  await page.route(editor, (route) => route.abort());
  await page.clock.resume();
  await button(page, 'Edit Info').click();
  await expect(toast(page, 'That did not work')).toContainText('Check your connection');
  await expect(button(page, 'Edit Info')).toBeFocused();
  await expect(page.getByText(email!, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.unroute(editor);
  faults.length = 0;
  await page.reload();
  await button(page, 'Edit Info').click();
  await expect(page.getByRole('dialog', { name: 'Edit Info' })).toBeVisible();
});

test('the edit fills a phone, keeps the focus, and gives it back', async ({ page }) => {
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Info' });
  await expect(dialog).toBeVisible();
  const { width, height } = page.viewportSize()!;
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
  for (let tab = 0; tab < 8; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  // What was typed is not lost by a tap beside it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await field(dialog, 'email').fill('new@example.com');
  await page.mouse.click(20, 400);
  await expect(field(dialog, 'email')).toHaveValue('new@example.com');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Edit Info')).toBeFocused();
});

for (const delay of [0, 300, 1000, 5000]) {
  test(`nothing moves where the calls take ${delay} ms`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      const note = (list: PerformanceObserverEntryList) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.reload();
      await expect(button(page, 'Sign Out')).toBeVisible();
      await page.waitForTimeout(200);
      expect(await page.evaluate('shifts')).toEqual([]);
    }
  });
}

test('an account that does not come says so, and comes when asked again', async ({ page }) => {
  await page.route('**/api/applications/*', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByText(/^We could not load your account\./)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/applications/*');
  await button(page, 'Try again').click();
  await expect(heading(page, `${firstName}'s Account`)).toBeVisible();
});
