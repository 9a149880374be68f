import { form as feedback } from '#generated/feedback/form.ts';
import { button, heading } from './application.ts';
import { sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { watchLoads } from './requests.ts';
import { enrol, logIn } from './student.ts';

test('a missing chunk causes exactly one reload, then an error page with a Reload button', {
  tag: '@core',
}, async ({ page, faults }) => {
  const loads = watchLoads(page);
  await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await expect(page.getByText('Your answers are saved on this device.')).toBeVisible();
  expect(loads).toHaveLength(2);

  await page.unroute('**/assets/LoginPage-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
  faults.length = 0;
});

test('the error page does not promise saved answers where storage is blocked', async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/Your answers are saved/)).toHaveCount(0);
  faults.length = 0;
});

test('a chunk that hangs shows the spinner, and fails after 120 seconds', async ({ page, faults }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(heading(page, /Welcome to/)).toBeVisible();
  await page.route('**/assets/LoginPage-*.js', () => new Promise(() => undefined));
  await page.getByRole('link', { name: 'Login' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('.spinner')).toBeVisible();
  // After the first failure, the page reloads itself, and the chunk hangs again.
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(120_000);
  await reloaded;
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return heading(page, 'This page did not load').count();
    })
    .toBe(1);
  faults.length = 0;
});

test('keeps answers whose delivery code does not load, and sends them once it loads', async ({
  page,
  faults,
}) => {
  const sender = '**/assets/QuestionnaireDelivery-*.js';
  await page.route(sender, (route) => route.abort());
  await fillQuestionnaire(page, feedback, sample('feedback', 'valid'));
  const loads = watchLoads(page);
  await button(page, 'Send').click();
  const refusal = page.getByRole('group', { name: 'Your answers were not sent.' });
  await expect(refusal).toContainText('Your answers are still here.');
  expect(loads).toHaveLength(1); // the page has reloaded itself once, and has pressed Send again by itself
  await page.unroute(sender);
  await button(page, 'Send').click();
  await expect(page).toHaveURL('/feedback-done');
  await expect(page.getByText(/Sent, reference/)).toBeVisible();
  // There may be a second load: some versions of Chromium load a failed module again only after a reload.
  expect(loads.length).toBeLessThanOrEqual(2);
  faults.length = 0;
});

test('reports a log-in whose code does not load, and logs in once it loads', async ({
  page,
  phone,
  faults,
}) => {
  await enrol(page.request, phone);
  const loads = watchLoads(page);
  const again = page.getByText('We had to reload this page. Enter your password again.');
  const failure = page.getByText('You are not logged in', { exact: true });
  await page.route('**/assets/calls-*.js', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, phone);
  await expect(again).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await logIn(page, phone);
  await expect(failure).toBeVisible();
  expect(loads).toHaveLength(2);

  await page.unroute('**/assets/calls-*.js');
  await button(page, 'Login').click();
  // Some versions of Chromium load a failed module again only after a reload, which loses the password.
  await expect.poll(() => loads.length === 3 || page.url().endsWith('/home-upload-invoice')).toBe(true);
  if (loads.length === 3) {
    await expect(failure).toBeHidden();
    await expect(again).toBeVisible();
    await logIn(page, phone);
  }
  await expect(page).toHaveURL('/home-upload-invoice');
  faults.length = 0;
});
