import { form as feedback } from '#generated/feedback/form.ts';
import { button, heading } from './application.ts';
import { sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { watchLoads } from './requests.ts';
import { enrol, logIn } from './student.ts';

/* Parts of the portal that do not come: after a deploy, or on a network that stalls. */

test('a part that is gone brings exactly one reload, then a page with a way on', { tag: '@core' }, async ({
  page,
  faults,
}) => {
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

test('nothing is promised of answers where the phone keeps none', async ({ page, faults }) => {
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

test('a part that hangs shows the spinner, and counts as failed after 120 seconds', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(heading(page, /Welcome to/)).toBeVisible();
  await page.route('**/assets/LoginPage-*.js', () => new Promise(() => undefined));
  await page.getByRole('link', { name: 'Login' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('.spinner')).toBeVisible();
  // The first failure reloads, and the page that comes back hangs as well.
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

test('a step whose part is on its way says so, and is there once it has come', async ({ page }) => {
  const letCome = await hold(page, '**/assets/quiz-*.js');
  await page.goto('/info');
  for (let pages = 0; pages < 4; pages++) await button(page, 'Continue').click();
  await expect(heading(page, 'Learning Check')).toBeVisible();
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  letCome();
  await expect(button(page, 'Check Answers')).toBeVisible();
});

test('answers whose sender does not come stay, and go once it does', async ({ page, faults }) => {
  const sender = '**/assets/QuestionnaireDelivery-*.js';
  await page.route(sender, (route) => route.abort());
  await fillQuestionnaire(page, feedback, sample('feedback', 'valid'));
  const loads = watchLoads(page);
  await button(page, 'Send').click();
  const refusal = page.getByRole('group', { name: 'Your answers were not sent.' });
  await expect(refusal).toContainText('Your answers are still here.');
  expect(loads).toHaveLength(1); // and the press was repeated there
  await page.unroute(sender);
  await button(page, 'Send').click();
  await expect(page).toHaveURL('/feedback-done');
  await expect(page.getByText(/Sent, reference/)).toBeVisible();
  expect(loads).toHaveLength(2);
  faults.length = 0;
});

test('a log-in whose calls do not come says so, and logs in once they do', async ({
  page,
  request,
  phone,
  faults,
}) => {
  await enrol(request, phone);
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
  await expect(failure).toBeHidden();
  await expect(again).toBeVisible();
  await expect.poll(() => loads.length).toBe(3);
  await logIn(page, phone);
  await expect(page).toHaveURL('/home-upload-invoice');
  faults.length = 0;
});
