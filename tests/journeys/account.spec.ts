import { spacedPhone } from '#domain/phone.ts';
import { button, field, heading, password, toast, validApplication } from './application.ts';
import { test } from './as-student.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { everythingStored } from './stored-on-phone.ts';
import { arrive, logIn, otherPhone } from './student.ts';

const { firstName, surname, email } = validApplication.basic!;

test.beforeEach(async ({ page }) => {
  await page.goto('/account');
  await expect(heading(page, `${firstName}'s Account`)).toBeVisible();
});

test('changes the phone number that the student logs in with, and notifies the old phone', {
  tag: '@core',
}, async ({ page, phone, portal }) => {
  for (const fact of [
    `${firstName} ${surname}`,
    'University of The Gambia',
    '22212345',
    spacedPhone(phone),
    email!,
  ])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Edit Info').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Info' });
  await expect(field(dialog, 'phone_number')).toHaveValue(phone);
  await expect(field(dialog, 'password')).toHaveCount(0);
  await expectAccessible(page);
  const other = otherPhone(phone);
  await field(dialog, 'phone_number').fill(other);
  await expect(field(dialog, 'password')).toHaveAttribute('autocomplete', 'current-password');
  await expectAccessible(page);
  await field(dialog, 'email').fill(' no form at all ');
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
  await expect(page.getByText(spacedPhone(other), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('no form at all', { exact: true })).toBeVisible();
  const told = await portal.rows(
    "select kind, phone from messages where kind = 'phone-changed' and phone = $1",
    phone,
  );
  expect(told).toHaveLength(1);

  await arrive(page, other);
});

const notSaved = 'Your change is not saved. Press Edit Info to try again.';

test('keeps the edit after a wrong password, except for the password', async ({ page, phone }) => {
  const other = otherPhone(phone);
  const dialog = page.getByRole('dialog');
  await button(page, 'Edit Info').click();
  await field(dialog, 'phone_number').fill(other);
  await field(dialog, 'password').fill('a wrong password');
  await button(page, 'Save').click();
  await expect(toast(page, 'Failed to edit application')).toContainText(
    'The password is wrong, so nothing was changed. Try again.',
  );
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(spacedPhone(phone), { exact: true })).toBeVisible();
  await expect(page.getByText(notSaved)).toBeVisible();
  await expectAccessible(page);
  expect(await everythingStored(page)).not.toContain('a wrong password');

  await button(page, 'Edit Info').click();
  await expect(field(dialog, 'phone_number')).toHaveValue(other);
  await expect(field(dialog, 'password')).toHaveValue('');
  await button(page, 'Close').click();
  await expect(page.getByText(notSaved)).toHaveCount(0);
  await button(page, 'Edit Info').click();
  await expect(field(dialog, 'phone_number')).toHaveValue(phone);
  await field(dialog, 'phone_number').fill(other);
  await field(dialog, 'password').fill(password);
  await button(page, 'Save').click();
  await expect(toast(page, 'Basic Information successfully edited')).toBeVisible();
  await expect(page.getByText(spacedPhone(other), { exact: true })).toBeVisible();
  expect(await everythingStored(page)).not.toContain(password);
});

test('keeps the edit when the session expires', { tag: '@core' }, async ({ page, phone }) => {
  const refusal = { status: 401, json: { error: 'Please log in.' } };
  await page.route('**/api/applications/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(refusal) : route.continue(),
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

test('shows a message when the code of the edit dialog does not load', async ({ page, faults }) => {
  await page.route(/\/assets\/(edit-info|form|outbox)-[^/]*\.js$/, (route) => route.abort());
  await button(page, 'Edit Info').click();
  await expect(toast(page, 'That did not work')).toContainText('Check your connection');
  await expect(button(page, 'Edit Info')).toBeFocused();
  await expect(page.getByText(email!, { exact: true })).toBeVisible();
  faults.length = 0;
});
