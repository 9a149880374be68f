import type { Locator, Page } from '@playwright/test';
import { button, errorOf, expectHydrated, field, heading, password, signUpAs, toast } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { enrol } from './student.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

test('the sign-up refuses a registered phone, and leads to the log-in', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await signUpAs(page, phone);
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'There is already an application with this number.' });
  await expect(told).toBeFocused();
  await expect(page).toHaveURL('/signup');
  await expect(errorOf(page, 'mobileNumber')).toContainText('This number is already in use');
  await expect(page.getByRole('link', { name: /log ?in/i })).toHaveCount(1);
  await expectAccessible(page);
  // If the check of the number fails, the student learns about the account only after the submission.
  await page.route('**/verify_phone', (route) => route.abort('connectionreset'));
  await button(page, 'Sign Up').click();
  await expect(heading(page, 'About')).toBeVisible();
  await page.unroute('**/verify_phone');
  await signUpAs(page, phone);
  await told.getByRole('link', { name: 'Log in' }).click();
  await expect(field(page, 'phoneNumber')).toHaveValue(phone);
});

test('a phone field accepts ten digits, cleans up a pasted number, and says what to leave out', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/signup');
  await expectHydrated(page);
  const phone = field(page, 'mobileNumber');
  await phone.pressSequentially('30a1 2-345');
  await expect(phone).toHaveValue('3012345');
  await expect(page.getByText('Use digits only.')).toBeVisible();
  await phone.pressSequentially('678901');
  await expect(phone).toHaveValue('3012345678');
  await phone.fill('');
  await phone.pressSequentially('002203012345');
  await button(page, 'Sign Up').click();
  await expect(page.getByText('Leave out 00220 at the start.')).toBeVisible();
  await phone.fill('tel:+220 301–2345');
  await expect(phone).toHaveValue('3012345');
});

test('the log-in has one message for a wrong phone and a wrong password', async ({ page, phone }) => {
  await page.goto('/login');
  await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
  await button(page, 'Login').click();
  await expect(toast(page, 'Invalid Pattern')).toBeVisible();
  await expect(errorOf(page, 'phoneNumber')).toContainText(
    'Please enter a valid phone number consisting of digits only.',
  );
  await field(page, 'phoneNumber').fill(phone);
  await field(page, 'password').fill('not the password');
  await button(page, 'Login').click();
  await expect(toast(page, 'Failed to Login')).toBeVisible();
  await expect(page.getByText('Your phone number or password is wrong', { exact: true })).toBeVisible();
  await expect(field(page, 'phoneNumber')).toHaveValue(phone);
  await expect(field(page, 'password')).toHaveValue('');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(field(page, 'phone_number')).toHaveValue(phone);
});

test('the log-in reads values that a password manager sets without events', async ({ page, phone }) => {
  await enrol(page.request, phone);
  await page.goto('/login');
  await expectHydrated(page);
  await page.evaluate(
    ([number, word]) => {
      document.querySelector<HTMLInputElement>('[name=phoneNumber]')!.value = `+220 ${number}`;
      document.querySelector<HTMLInputElement>('[name=password]')!.value = word!;
    },
    [phone, password],
  );
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/home/);
});

test('a toast can be closed, and disappears after five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/signup');
  await button(page, 'Sign Up').click();
  await toast(page, 'Enter a Valid Phone Number').getByRole('button', { name: /close/i }).click();
  await expect(toast(page, 'Enter a Valid Phone Number')).toHaveCount(0);
  await button(page, 'Sign Up').click();
  await expect(toast(page, 'Enter a Valid Phone Number')).toBeVisible();
  await page.locator('h1').hover();
  await page.clock.runFor(5000);
  await expect(toast(page, 'Enter a Valid Phone Number')).toHaveCount(0);
});

test('the quiz explains right and wrong answers', async ({ page }) => {
  await page.goto('/info?step=learning-check');
  const option = (n: number) => page.getByRole('radio').nth(n - 1);
  const check = button(page, 'Check Answers');
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await option(1).check();
  await check.press('Enter');
  await expect(page.getByText('Answer both questions first.')).toBeVisible();
  await option(5).check();
  await check.click();
  await expect(page.getByText(/^✗ Try again\. \S+ provides monthly repayments/)).toBeVisible();
  await expect(page.getByText('Try again. Monthly payments are due on the 5th')).toBeVisible();
  // The explanations may be off the screen, so a hint next to the button says that answers are wrong.
  const hint = page.locator('#quiz-hint');
  await expect(hint).toHaveText('Some answers are wrong. Change them and check again.');
  await expect(button(page, 'Apply')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await option(2).check();
  await check.click();
  await expect(hint).toHaveText('One answer is wrong. Change it and check again.');
  await option(7).check();
  await expect(hint).toBeEmpty();
  await check.click();
  await expect(page.getByText(/^✓ Correct! \S+ provides a way/)).toBeVisible();
  await button(page, 'Apply').click();
  await expect(page).toHaveURL('/basic-information');
});

test('an empty form lists all errors in screen order, with links to the fields', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/basic-information');
  await button(page, 'Save and Continue').click();
  await expect(summary(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Error: Basic Information - /);
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your surname',
    'Enter your date of birth',
    'Select your gender',
    'Select your country of birth',
    'Enter your city of birth',
    'Select the city or town you live in',
    'Select the region you live in',
    'Enter your email address',
    'Select how you heard about us',
  ]);
  await summary(page).getByRole('link', { name: 'Enter your surname' }).click();
  await expect(field(page, 'surname')).toBeFocused();
  await summary(page).getByRole('link', { name: 'Enter your date of birth' }).click();
  await expect(field(page, 'dateOfBirth.day')).toBeFocused();
  await field(page, 'firstName').fill('Awa');
  await expect(errorOf(page, 'firstName')).toHaveCount(0);
  await expect(errorOf(page, 'surname')).toBeVisible();
});

test('the review lists missing answers after SUBMIT, and leads to them', async ({ page }) => {
  await page.goto('/review-application');
  await expect(page).toHaveURL('/basic-information');
  await field(page, 'firstName').fill('Awa');
  await page.goto('/review-application');
  await expect(heading(page, 'Review')).toBeVisible();
  await expect(page.getByText('Enter your GPA')).toHaveCount(0);
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await summary(page).getByRole('link', { name: 'Enter your GPA' }).click();
  await expect(page).toHaveURL('/academic-information#GPA');
  await expect(field(page, 'GPA')).toBeFocused();
});

const outlineOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(shown);
    return { style: outlineStyle, width: outlineWidth, offset: Number.parseFloat(outlineOffset) };
  });

test('the label of a disabled button has enough contrast', async ({ page }) => {
  await page.goto('/info?step=learning-check');
  const waiting = button(page, 'Check Answers');
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  // axe does not check disabled controls, so the test enables the button, but keeps its colours.
  await waiting.evaluate((shown: HTMLElement) => {
    const { color, backgroundColor, opacity } = getComputedStyle(shown);
    Object.assign(shown.style, { color, backgroundColor, opacity });
    shown.removeAttribute('aria-disabled');
  });
  await expectAccessible(page);
});

test('a focus ring surrounds an invalid field and an invalid radio', async ({ page }) => {
  await page.goto('/basic-information');
  await button(page, 'Save and Continue').click();
  await page.getByRole('link', { name: 'Enter your surname' }).click();
  await expect(field(page, 'surname')).toBeFocused();
  const outline = await outlineOf(field(page, 'surname'));
  expect(outline).toMatchObject({ style: 'solid', width: '3px' });
  expect(outline.offset).toBeGreaterThanOrEqual(0);
  await page.getByRole('link', { name: 'Select your gender' }).click();
  const radio = page.getByRole('radio', { name: 'Female' });
  await expect(radio).toBeFocused();
  expect(await outlineOf(radio.locator('..'))).toMatchObject({ style: 'solid', width: '3px' });
  const group = page.getByRole('radiogroup', { name: 'Gender' });
  await expect(group).toHaveAccessibleDescription(/Select your gender/);
  await expect(radio).toHaveAccessibleDescription('');
  await expectAccessible(page);
});
