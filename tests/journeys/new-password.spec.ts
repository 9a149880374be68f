import type { Locator, Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { signUp } from '#forms/sign-up.ts';
import {
  button,
  dialog,
  errorOf,
  expectHydrated,
  field,
  heading,
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

const easyToGuess = 'This password is easy to guess.';
const good = 'three green mangoes';
const list = /\/assets\/guessable-password-data-[^/]+\.js$/;

const twice = (where: Page | Locator, password: string) =>
  fillStep(where, stepOf(signUp, 'register'), { password, confirmPassword: password });

/** Expects that the page rejects the password. The ARIA attributes make screen readers announce the error. */
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
  // The test waits for the list of common passwords. If the list takes more than five seconds, the sign-up
  // accepts guessable passwords.
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

test('SUBMIT asks for another password if it contains the name, which the sign-up did not have', async ({
  page,
  phone,
  portal,
}) => {
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

test('asks for another password if only the server refuses it, and keeps everything else', async ({
  page,
  phone,
  portal,
}) => {
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
