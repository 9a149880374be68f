import type { Locator, Page } from '@playwright/test';
import { spacedPhone } from '#domain/phone.ts';
import { stepOf } from '#engine/core/index.ts';
import { signUp } from '#forms/sign-up.ts';
import {
  button,
  dialog,
  errorOf,
  expectHydrated,
  field,
  heading,
  password,
  reachReview,
  signUpAs,
  submit,
  toast,
} from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import type { Portal } from './portal.ts';
import { watchRequests } from './requests.ts';
import { askForCode, fillReset, resetCodeOf } from './reset-code.ts';
import { arrive, enrol, logIn, openSession, otherPhone } from './student.ts';

const newPassword = 'a better password';
const secondStage = (page: Page) => heading(page, 'Choose a new password');

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('resets a forgotten password, and ends the sessions opened with the old one', {
  tag: '@core',
}, async ({ page, phone, portal }) => {
  await openSession(page, await enrol(page.request, phone));
  await page.goto('/login');
  await field(page, 'phoneNumber').fill(phone);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(heading(page, 'Forgot Password')).toBeFocused();
  await expect(page).toHaveTitle(/^Forgot Password - /);
  await expect(field(page, 'phone_number')).toHaveValue(phone);
  await expect(field(page, 'phone_number')).toHaveAttribute('autocomplete', 'username');
  await expectAccessible(page);
  await button(page, 'Send Code').click();

  await expect(secondStage(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Choose a new password - /);
  const sentTo = page.getByText(`We sent a code by WhatsApp to ${spacedPhone(phone)}.`);
  await expect(sentTo).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('form [autocomplete=username]')).toHaveValue(phone);
  await expect(page.locator('form [autocomplete=username]')).toBeHidden();
  const codeField = field(page, 'verification_code');
  await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField).toHaveAttribute('inputmode', 'numeric');
  for (const name of ['newPassword', 'confirmPassword'])
    await expect(field(page, name)).toHaveAttribute('autocomplete', 'new-password');

  await button(page, 'Reset Password').click();
  await expect(errorOf(page, 'verification_code')).toContainText('Enter the verification code');
  await expect(toast(page, 'Enter a Password')).toHaveCount(0);
  await expectAccessible(page);
  const code = await resetCodeOf(portal, phone);
  await fillReset(page, otherThan(code), newPassword);
  await button(page, 'Reset Password').click();
  await expect(toast(page, 'Incorrect Verification Code')).toBeVisible();
  await expect(errorOf(page, 'verification_code')).toContainText('Incorrect Verification Code');
  await expect(codeField).toBeFocused();
  await expectAccessible(page);
  await expect(field(page, 'newPassword')).toHaveValue(newPassword);
  await codeField.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(codeField).toHaveValue(code);
  await expect(errorOf(page, 'verification_code')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(field(page, 'newPassword')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Show confirm new password' })).toBeVisible();

  // The test reloads the page, because a phone may discard the tab while the student reads the code.
  await page.reload();
  await expect(sentTo).toBeVisible();
  for (const name of ['verification_code', 'newPassword', 'confirmPassword'])
    await expect(field(page, name)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([history.state, localStorage]))).not.toContain(newPassword);

  await fillReset(page, `${code.slice(0, 3)}-${code.slice(3)}`, newPassword);
  await button(page, 'Reset Password').click();
  await expect(toast(page, 'Password Has Been Reset')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(heading(page, /^Welcome to/)).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByText('Please log in again. Your answers are saved.')).toBeVisible();
  await page.goto('/login');
  await logIn(page, phone, password);
  await expect(toast(page, 'Failed to Login')).toBeVisible();
  await arrive(page, phone, newPassword);
});

test('refuses invalid and unknown phones, and sends one code for a double press', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await page.goto('/forgotpassword');
  const press = () => button(page, 'Send Code').click();
  await press();
  await expect(toast(page, 'Enter a Valid Phone Number')).toBeVisible();
  await expect(errorOf(page, 'phone_number')).toContainText('Enter a Valid Phone Number');
  await expectAccessible(page);
  await field(page, 'phone_number').fill(otherPhone(phone));
  await press();
  await expect(toast(page, 'Phone Number Not In Our Records')).toBeVisible();
  await expect(errorOf(page, 'phone_number')).toContainText('Phone Number Not In Our Records');
  await expect(field(page, 'phone_number')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'phone_number').fill(phone);
  await expect(errorOf(page, 'phone_number')).toHaveCount(0);

  const sent = watchRequests(page, /\/messaging\/forgot_password$/);
  await button(page, 'Send Code').dblclick();
  await expect(secondStage(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.goBack();
  await expect(heading(page, 'Forgot Password')).toBeFocused();
  await expect(field(page, 'phone_number')).toHaveValue(phone);
  await page.goForward();
  await expect(secondStage(page)).toBeVisible();
  await page.getByRole('link', { name: 'Change the number' }).click();
  await expect(heading(page, 'Forgot Password')).toBeFocused();
  await expect(field(page, 'phone_number')).toHaveValue(phone);
});

test('does not report a wrong code when the response to a reset is lost', async ({ page, phone, portal }) => {
  await enrol(page.request, phone);
  await askForCode(page, phone);
  const code = await resetCodeOf(portal, phone);
  await fillReset(page, code, newPassword);
  const press = () => button(page, 'Reset Password').click();
  const problem = (words: string) => page.getByRole('alert').filter({ hasText: words });
  const updates = '**/api/forgotpassword/update_password';
  await page.route(updates, (route) => route.fulfill({ status: 403, json: { error: 'x' } }), { times: 1 });
  await press();
  await expect(problem('Your code was right, but')).toBeVisible();
  // The failed call did not reach the server, so a wrong code is still wrong.
  await field(page, 'verification_code').fill(otherThan(code));
  await press();
  await expect(errorOf(page, 'verification_code')).toContainText('Incorrect Verification Code');
  await field(page, 'verification_code').fill(code);
  await page.route(
    updates,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await press();
  await expect(problem('We could not connect.')).toBeVisible();
  for (const name of ['newPassword', 'confirmPassword'])
    await expect(field(page, name)).toHaveValue(newPassword);
  await press();
  await expect(problem('Try logging in with your new password.')).toBeVisible();
  await arrive(page, phone, newPassword);
});

test('sends another code after a minute, and at most three in an hour', async ({ page, phone, portal }) => {
  await enrol(page.request, phone);
  await page.clock.install();
  await askForCode(page, phone);
  const again = button(page, 'Send a new code');
  const countdown = page.getByText(/^You can ask for a new code in \d+ seconds?\.$/);
  const sent = watchRequests(page, /\/api\/messaging\/forgot_password$/);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.press('Enter');
  await page.clock.runFor(20_000);
  await expect(countdown).toHaveText(/ (39|40) seconds\.$/);
  // Screen readers must not announce the countdown every second.
  expect(
    await countdown.evaluate((each) => each.closest('[role=status], [role=alert], [aria-live]')),
  ).toBeNull();
  await page.reload();
  await expect(countdown).toBeVisible();
  await page.clock.runFor(41_000);
  await expect(page.getByRole('status').filter({ hasText: 'You can ask for a new code now.' })).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);

  await field(page, 'verification_code').fill('12');
  await portal.change('update reset_sendings set sent_at = sent_at - 60000 where phone = $1', phone);
  const firstCode = await resetCodeOf(portal, phone);
  await again.dblclick();
  const lastOnly = page.getByRole('status').filter({
    hasText: 'Use the newest code you have.',
  });
  await expect(lastOnly).toBeVisible();
  await expect(field(page, 'verification_code')).toHaveValue('12');
  expect(sent).toHaveLength(1);
  expect(await resetCodeOf(portal, phone)).not.toBe(firstCode);

  // The server does not reveal whether it has sent a code, so the page must not claim it.
  await page.clock.runFor(61_000);
  await again.press('Enter');
  await expect(page.getByText('You can ask for a new code in an hour.')).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'No code?' })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(lastOnly).toBeVisible();
  await page.clock.runFor(60 * 60_000);
  await expect(again).toHaveAttribute('aria-disabled', 'false');
});

const easyToGuess = 'This password is easy to guess.';
const good = 'three green mangoes';
const list = /\/assets\/guessable-password-data-[^/]+\.js$/;

const twice = (where: Page | Locator, password: string) =>
  fillStep(where, stepOf(signUp, 'register'), { password, confirmPassword: password });

/** Expects the error message, with the ARIA attributes that make screen readers announce it. */
async function expectRefused(page: Page, name = 'password'): Promise<void> {
  await expect(errorOf(page, name)).toContainText(easyToGuess);
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  const described = await field(page, name).getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain(`field-${name}-error`);
}

const phonesIn = async ({ rows }: Portal, phone: string) =>
  (await rows('select phone from students where phone = $1', phone)).length;

test('the sign-up refuses an invalid phone, then an empty, short, guessable or unconfirmed password', {
  tag: '@core',
}, async ({ page, phone }) => {
  const asked = watchRequests(page, list);
  const calls = watchRequests(page, /\/api\//);
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await expectHydrated(page);
  await button(page, 'Sign Up').click();
  await expect(toast(page, 'Enter a Valid Phone Number')).toBeVisible();
  await expect(errorOf(page, 'mobileNumber')).toContainText('Enter a Valid Phone Number');
  await field(page, 'mobileNumber').fill(phone);
  await button(page, 'Sign Up').click();
  await expect(toast(page, 'Enter a Password')).toBeVisible();
  await expect(errorOf(page, 'password')).toContainText('Enter a Password');
  await expect(page.getByText('Passwords Do Not Match')).toHaveCount(0);
  expect(asked).toEqual([]);
  const arrives = page.waitForResponse(list);
  await field(page, 'password').fill('1234567');
  await button(page, 'Sign Up').click();
  await expect(errorOf(page, 'password')).toContainText('at least 8 characters');
  // The test waits for the list, because if it takes over five seconds, a guessable password is accepted.
  await (await arrives).finished();
  for (const password of ['12345678', 'Password1!', phone.padEnd(8, '!'), `+220${phone}`, 'aaaaaaaa']) {
    await field(page, 'password').fill(password);
    await field(page, 'confirmPassword').fill('something else');
    await button(page, 'Sign Up').click();
    await expectRefused(page);
  }
  await expectAccessible(page);
  expect(asked).toHaveLength(1);
  // The browser itself checks the password, so the page makes no API call.
  expect(calls).toEqual([]);
  await field(page, 'password').fill(good);
  await expect(errorOf(page, 'password')).toHaveCount(0);
  await button(page, 'Sign Up').click();
  await expect(toast(page, 'Passwords Do Not Match')).toBeVisible();
  await expect(errorOf(page, 'confirmPassword')).toContainText('Passwords Do Not Match');
  await field(page, 'confirmPassword').fill(good);
  await button(page, 'Sign Up').click();
  await expect(heading(page, 'About')).toBeVisible();
});

test('the sign-up waits at most five seconds for the list of common passwords', async ({ page, phone }) => {
  const asked = watchRequests(page, list);
  await page.clock.install();
  await page.route(list, () => new Promise(() => undefined));
  await signUpAs(page, phone, good);
  await expect(button(page, 'One moment…')).toBeVisible();
  await expect(heading(page, 'About')).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(5000);
  await expect(heading(page, 'About')).toBeVisible();
});

test('SUBMIT asks for another password if it contains the name', async ({ page, phone, portal }) => {
  await reachReview(page, phone, 'awa-njie-2003');
  await button(page, 'SUBMIT APPLICATION').click();
  const asks = dialog(page, 'One last step');
  await expect(asks.getByText(easyToGuess)).toBeVisible();
  await expect(field(asks, 'mobileNumber')).toHaveCount(0);
  await expectAccessible(page);
  await twice(asks, 'NJie-awa-77');
  await button(page, 'Send my application').click();
  await expectRefused(page);
  await twice(asks, good);
  await field(asks, 'confirmPassword').fill('a typo in it');
  await button(page, 'Send my application').click();
  await expect(errorOf(page, 'confirmPassword')).toContainText('Passwords Do Not Match');
  await twice(asks, good);
  await button(page, 'Send my application').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await phonesIn(portal, phone)).toBe(1);
  await button(page, 'Return to Homepage').click();
  await expect(page).toHaveURL('/home-upload-invoice');
});

test('asks for another password if only the server refuses it', async ({ page, phone, portal }) => {
  await page.route(list, (route) => route.abort('connectionreset'));
  await reachReview(page, phone, '12345678');
  await submit(page);
  await expect(heading(page, "We couldn't send your application")).toBeVisible();
  await expect(page.getByText(easyToGuess)).toBeVisible();
  await expect(page.getByText('Choose another password to send them again.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Choose another password to send them again.')).toBeVisible();
  await twice(page, 'iloveyou');
  // The page still shows the first refusal, so the test waits for the response to the second attempt.
  const refused = page.waitForResponse('**/api/applications/submission');
  await button(page, 'Send').click();
  expect((await refused).ok()).toBe(false);
  await expect(page.getByText('Choose another password to send them again.')).toBeVisible();
  await expect(page.getByText(easyToGuess)).toBeVisible();
  expect(await phonesIn(portal, phone)).toBe(0);
  await page.unroute(list);
  await page.reload();
  await twice(page, 'password');
  await button(page, 'Send').click();
  await expectRefused(page);
  await twice(page, good);
  await button(page, 'Send').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await phonesIn(portal, phone)).toBe(1);
});
