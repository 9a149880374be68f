import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { form as datesAndRules } from '#generated/dates-and-rules/form.ts';
import { form as groupsAndBlocks } from '#generated/groups-and-blocks/form.ts';
import { form as homeTown } from '#generated/home-town/form.ts';
import { form as householdSurvey } from '#generated/household-survey/form.ts';
import { form as rows } from '#generated/rows/form.ts';
import { form as typedAnswers } from '#generated/typed-answers/form.ts';
import {
  button,
  errorOf,
  expectHydrated,
  field,
  heading,
  password,
  validApplication,
} from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { answersIn, expectFilled, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { beforePortal, hold } from './hold.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { renderedRoutes } from './public-routes.ts';
import { watchLoads, watchRequests } from './requests.ts';
import { answersSentBy } from './stored-on-server.ts';
import { enrol } from './student.ts';
import { post, storedAnswers, walkWithoutScript } from './without-script.ts';

const basic = stepOf(application, 'basic');

/**
 * Opens a page and holds its scripts. Returns a function that lets the scripts load and waits for hydration.
 */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    letCome();
    await expectHydrated(page);
  };
}

test('are readable before their scripts load, and do not change when they are hydrated', async ({ page }) => {
  await watchShifts(page);
  for (const [address, title] of renderedRoutes) {
    const letCome = await openEarly(page, address);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(/^.+ - \S+$/);
    const early = await page.locator('h1').elementHandle();
    await letCome();
    expect(await page.locator('h1').evaluate((h1, early) => h1 === early, early), address).toBe(true);
    expect(await layoutShift(page), address).toBeLessThan(0.02);
    await expect(page).toHaveTitle(/^.+ - \S+$/);
    await page.unroute('**/assets/*.js');
  }
});

test('keep early input above the stored draft, and perform the early press', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/basic-information');
  await field(page, 'firstName').fill('Before');
  await field(page, 'surname').fill('Kept');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();

  const letCome = await openEarly(page, '/basic-information');
  await field(page, 'firstName').pressSequentially('Awa');
  await page.locator('[name=gender][value=female]').check();
  await field(page, 'dateOfBirth.day').selectOption('07');
  await field(page, 'placeOfBirthCountry').selectOption('Senegal');
  await field(page, 'email').pressSequentially('awa@');
  await button(page, 'Save and Continue').click();
  await letCome();

  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(errorOf(page, 'email')).toBeVisible();
  await expect(errorOf(page, 'firstName')).toHaveCount(0);
  await page.reload();
  await expectHydrated(page);
  const expected = {
    firstName: 'Awa',
    surname: 'Kept',
    'dateOfBirth.day': '07',
    placeOfBirthCountry: 'Senegal',
    email: 'awa@',
  };
  for (const [name, value] of Object.entries(expected)) await expect(field(page, name)).toHaveValue(value);
  await expect(page.locator('[name=gender][value=female]')).toBeChecked();
});

test('lose no key during hydration, and keep the caret', async ({ page }) => {
  const letCome = await openEarly(page, '/basic-information');
  const firstName = field(page, 'firstName');
  await firstName.pressSequentially('Mariamaa');
  await page.keyboard.press('ArrowLeft');
  const typing = page.keyboard.type('bcdefghijklmnopqrstuvwxyz', { delay: 15 });
  await letCome();
  await typing;
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveValue('Mariamabcdefghijklmnopqrstuvwxyza');
});

test('offer this year after hydration, if they were built last year', async ({ page }) => {
  const nextYear = new Date().getUTCFullYear() + 1;
  await page.clock.setFixedTime(new Date(`${nextYear}-01-15T12:00:00Z`));
  const letCome = await openEarly(page, '/basic-information');
  const newest = page.locator(`[name="dateOfBirth.year"] option[value="${nextYear}"]`);
  await expect(newest).toHaveCount(0);
  await letCome();
  await expect(newest).toHaveCount(1);
});

test('log in after an early press, with no password in any address', { tag: '@core' }, async ({
  page,
  phone,
}) => {
  await enrol(page.request, phone);
  const told = watchRequests(page, new RegExp(`${phone}|good`));
  const letCome = await openEarly(page, '/login');
  await field(page, 'phoneNumber').pressSequentially(phone);
  await field(page, 'password').pressSequentially(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('main button[type=submit]')).toHaveAttribute('data-pressed');
  await letCome();
  await expect(page).toHaveURL('/home-upload-invoice');
  expect(told).toEqual([]);
});

test('have working links, also to the dialog over the sign-up', async ({ page }) => {
  const letCome = await openEarly(page, '/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(field(page, 'mobileNumber')).toBeHidden();
  await letCome();
  const modal = page.getByRole('dialog', { name: 'Create your account' });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(modal).toHaveCount(0);
});

test('are rendered again for a history entry with a notice, and keep the input', async ({ page }) => {
  await page.goto('/login');
  await expectHydrated(page);
  await page.evaluate(() => {
    history.replaceState({ usr: { notice: 'Please log in again.' }, key: 'k', idx: 0 }, '');
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'phoneNumber').fill('3012345');
  await expect(page.getByText('Please log in again.')).toBeVisible();
  await expect(field(page, 'phoneNumber')).toHaveValue('3012345');
});

test('cancel an early press when the student types on', async ({ page }) => {
  const letCome = await openEarly(page, '/login');
  await field(page, 'phoneNumber').pressSequentially('3012345');
  await field(page, 'password').pressSequentially('half a pass');
  await page.keyboard.press('Enter');
  await field(page, 'password').press('Backspace');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  await letCome();
  await expect(field(page, 'password')).toHaveValue('half a pas');
  await expect(page.locator('main button[type=submit]')).not.toHaveAttribute('data-pressed');
  expect(calls).not.toContain('POST');
});

test('normalize early input like later input', async ({ page }) => {
  await page.goto('/academic-information');
  await field(page, 'GPA').fill('2.5');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();

  const letCome = await openEarly(page, '/academic-information');
  await field(page, 'earningsPerMonth').fill('D12,000.00');
  await field(page, 'GPA').pressSequentially('3,2');
  await letCome();
  await page.keyboard.type('5');
  await expect(field(page, 'GPA')).toHaveValue('3.25');
  await expect(field(page, 'earningsPerMonth')).toHaveValue('12000.00');
});

test('keep input when a chunk does not load, across the reload', async ({ page, faults }) => {
  const letFail = await hold(page, '**/assets/ApplicationPage-*.js', 'abort');
  await page.goto('/basic-information', { waitUntil: 'commit' });
  await field(page, 'firstName').fill('Awa');
  letFail();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await page.unroute('**/assets/ApplicationPage-*.js');
  await button(page, 'Reload').click();
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  await expectHydrated(page);
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  faults.length = 0;
});

test('keep input, but no password, across an early reload', async ({ page }) => {
  await beforePortal(page, async () => {
    await page.goto('/signup', { waitUntil: 'commit' });
    await field(page, 'mobileNumber').fill('3012345');
    await field(page, 'password').fill(password);
  });
  await page.reload();
  await expect(field(page, 'mobileNumber')).toHaveValue('3012345');
  await expect(field(page, 'password')).toHaveValue('');
  await expectHydrated(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('show a message with a reload link if the first script does not load', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toHaveText(/^Part of this page didn't load\.Reload/);
  await page.unroute('**/assets/react-*.js');
  await page.getByRole('link', { name: 'Reload' }).click();
  await expectHydrated(page);
});

test('add one history entry for two taps on a link', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const letCome = await hold(page, '**/assets/LoginPage-*.js');
  const before = await page.evaluate(() => history.length);
  for (let taps = 0; taps < 2; taps++) await page.getByRole('link', { name: 'Login' }).click({ force: true });
  letCome();
  await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

for (const [flow, address, id] of [
  [rows, '/who-lives-with-you', 'rows'],
  [typedAnswers, '/training-grant', 'typed-answers'],
  [groupsAndBlocks, '/your-home', 'groups-and-blocks'],
  [datesAndRules, '/evening-course', 'dates-and-rules'],
  [homeTown, '/home-town', 'home-town'],
  [householdSurvey, '/household-survey', 'household-survey'],
] as const)
  test(`${id} is filled in and stored on accessible pages while no script loads`, async ({
    page,
    portal,
  }) => {
    const answers = answersIn(id, 'valid');
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(address, { waitUntil: 'commit' });
    await post(page, page.locator('.step-buttons button').first());
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    await walkWithoutScript(page, { flow, answers });
    const sent = await answersSentBy(portal, id, async () => {
      await post(page, button(page, 'Send'));
      await expect(page.getByText(/reference/).first()).toBeVisible();
    });
    expect(sent).toEqual(storedAnswers(flow, answers));
    await expectAccessibleAtBothWidths(page);
  });

/** Opens the first step, fills it in before its scripts load, and posts it. */
async function postEarly(page: Page, fill: () => Promise<void>): Promise<void> {
  await beforePortal(page, async () => {
    await page.goto('/basic-information', { waitUntil: 'commit' });
    await fill();
  });
  await post(page, page.locator('.step-buttons button').first());
}

test('hydration takes over posted answers, and deletes them from the server', {
  tag: '@core',
}, async ({ page, portal }) => {
  await postEarly(page, () => fillStep(page, basic, validApplication.basic!));
  await expect(heading(page, 'Academic and Work Information')).toBeFocused();
  await expectHydrated(page);
  await expect(heading(page, 'Academic and Work Information')).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(async () => portal.rows("select state from form_sessions where form = 'application'"))
    .toEqual([]);
  await button(page, 'Back').click();
  await expectFilled(page, basic, validApplication.basic!);
  await page.reload();
  await expectHydrated(page);
  await expectFilled(page, basic, validApplication.basic!);
});

test('posted answers are taken over once, and do not overwrite later changes', async ({ page }) => {
  await page.route('**/form-session/taken*', (route) => route.abort());
  await postEarly(page, () => fillStep(page, basic, validApplication.basic!));
  await expectHydrated(page);
  await button(page, 'Back').click();
  await field(page, 'firstName').fill('Changed');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await expect(field(page, 'firstName')).toHaveValue('Changed');
});

test('hydration keeps a checkbox unticked that was unticked before', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/training-grant', { waitUntil: 'commit' });
  await walkWithoutScript(page, { flow: typedAnswers, answers: answersIn('typed-answers', 'valid') });
  await post(page, button(page, 'Back'));
  const ticked = page.locator('input[type=checkbox]:checked');
  const before = await ticked.count();
  const first = page.locator(`input[type=checkbox][value="${await ticked.first().inputValue()}"]`);
  await first.uncheck();
  release();
  await expectHydrated(page);
  await expect(first).not.toBeChecked();
  await expect(ticked).toHaveCount(before - 1);
  await page.reload();
  await expectHydrated(page);
  await expect(first).not.toBeChecked();
});

test('hydration keeps the errors that the server has found', async ({ page }) => {
  await postEarly(page, () => field(page, 'firstName').fill('Awa'));
  await expectHydrated(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'firstName')).toHaveValue('Awa');
});

test('an early press waits for hydration', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/basic-information', { waitUntil: 'commit' });
  const loads = watchLoads(page);
  await button(page, 'Save and Continue').click();
  release();
  // The clock runs in small steps, because after a second without its scripts, the page would post the form.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.locator('#root').getAttribute('data-ready');
    })
    .toBe('');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(loads).toEqual([]);
});
