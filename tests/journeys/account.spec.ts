import type { Page } from '@playwright/test';
import * as portal from '#generated/portal.ts';
import { expectAccessible } from './accessibility.ts';
import { button, heading, validApplication } from './application.ts';
import { expect, test } from './fixture.ts';
import { enrol, logIn, openSession } from './student.ts';

/* Portal.md §2, Account, and the two toasts of §8. */

const { firstName, surname, email } = validApplication.basic!;

test.beforeEach(async ({ page, request, phone }) => {
  await openSession(page, await enrol(request, phone));
  await page.goto('/account');
  await expect(heading(page, `${firstName}'s Account`)).toBeVisible();
});

const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title });

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
    page.getByText(`Draft wording: ${portal.product} to supply the signed text.`, { exact: true }),
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

test('changes the phone number and the email address, which is then the log-in', async ({ page, phone }) => {
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Info' });
  await expect(dialog.locator('[name=phone_number]')).toHaveValue(phone);
  await expectAccessible(page);
  const other = String(Number(phone) + 5_000_000);
  const edit = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.locator('[name=phone_number]').fill(other);
  await dialog.locator('[name=email]').fill(' no form at all ');
  await button(page, 'Save').click();
  expect((await edit).postDataJSON()).toEqual({ phone_number: other, email: 'no form at all' });
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(other, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('no form at all', { exact: true })).toBeVisible();

  await page.goto('/login');
  await logIn(page, other);
  await expect(page).toHaveURL('/home-upload-invoice');
});

test('a failed edit closes the dialog, and the next one has what was typed', async ({ page }) => {
  await page.route('**/api/applications/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await button(page, 'Edit Info').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=email]').fill('new@example.com');
  await button(page, 'Save').click();
  await expect(toast(page, 'Failed to edit application')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(email!, { exact: true })).toBeVisible();
  await expect(button(page, 'Edit Info')).toBeFocused();

  await button(page, 'Edit Info').click();
  await expect(dialog.locator('[name=email]')).toHaveValue('new@example.com');
  // Closed by the student, it forgets.
  await button(page, 'Close').click();
  await button(page, 'Edit Info').click();
  await expect(dialog.locator('[name=email]')).toHaveValue(email!);
  await dialog.locator('[name=phone_number]').fill('');
  await button(page, 'Save').click();
  await expect(dialog.locator('#field-phone_number-error')).toContainText('Enter your phone number');
  await expectAccessible(page);
});

test('a phone number of somebody else is refused in words', async ({ page, request, phone }) => {
  const taken = String(Number(phone) + 4_000_000);
  await enrol(request, taken);
  await button(page, 'Edit Info').click();
  await page.getByRole('dialog').locator('[name=phone_number]').fill(taken);
  await button(page, 'Save').click();
  await expect(toast(page, 'Failed to edit application')).toContainText(
    'Another student has this phone number.',
  );
});

test('a session that ran out loses nothing that was typed', async ({ page, phone }) => {
  await page.route('**/api/applications/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { error: 'Please log in.' } })
      : route.continue(),
  );
  await button(page, 'Edit Info').click();
  await page.getByRole('dialog').locator('[name=email]').fill('new@example.com');
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/login');
  await logIn(page, phone);
  await expect(page).toHaveURL('/account');
  await button(page, 'Edit Info').click();
  await expect(page.getByRole('dialog').locator('[name=email]')).toHaveValue('new@example.com');
});

test('an account that does not come says so, and comes when asked again', async ({ page }) => {
  await page.route('**/api/applications/*', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByText(/^We could not load your account\./)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/applications/*');
  await button(page, 'Try again').click();
  await expect(heading(page, `${firstName}'s Account`)).toBeVisible();
});
