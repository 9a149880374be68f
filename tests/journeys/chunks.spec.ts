import type { Page } from '@playwright/test';
import { form as feedback } from '#generated/feedback/form.ts';
import { test as throughTheWire } from '../faults/stage.ts';
import { button, field, heading, password } from './application.ts';
import { sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { watchLoads } from './requests.ts';
import { enrol } from './student.ts';

/* Parts of the portal that do not come: after a deploy, or on a network that stalls. */

test('a part that is gone brings exactly one reload, then a page with a way on', async ({ page, faults }) => {
  const loads = watchLoads(page);
  await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'This page did not load')).toBeVisible();
  await expect(page.getByText(/Your answers are saved on this phone/)).toBeVisible();
  expect(loads).toHaveLength(2);

  await page.unroute('**/assets/LoginPage-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
  faults.length = 0;
});

throughTheWire(
  'a part that does not come because nothing answers leaves a page with a way on, not the browser’s own',
  async ({ stage: { page, wire }, faults }) => {
    await page.goto('/');
    await expect(heading(page, /Welcome to/)).toBeVisible();
    wire.break({ path: /\/assets\/LoginPage-/, treatment: { kind: 'refuse' } });
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(heading(page, 'This page did not load')).toBeVisible();
    await wire.heal();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Welcome back. Glad to see you again!')).toBeVisible();
    faults.length = 0;
  },
);

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
  await page.waitForTimeout(500);
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
  await page.waitForLoadState('domcontentloaded');
  await page.waitForTimeout(500);
  await page.clock.runFor(121_000);
  await expect(heading(page, 'This page did not load')).toBeVisible();
  faults.length = 0;
});

test.describe('what a form does without until it is filled in', () => {
  /** From the first page of the walkthrough to its quiz. */
  async function reachQuiz(page: Page): Promise<void> {
    await page.goto('/info');
    for (let pages = 0; pages < 4; pages++) await button(page, 'Continue').click();
    await expect(heading(page, 'Learning Check')).toBeVisible();
  }

  test('a step whose part is still on its way answers at once', async ({ page }) => {
    const letCome = await hold(page, '**/assets/quiz-*.js');
    await reachQuiz(page);
    await expect(page.getByText('One moment…')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    letCome();
    await expect(button(page, 'Check Answers')).toBeVisible();
  });

  test('one whose part does not come is a page with a way on', async ({ page, faults }) => {
    await page.route('**/assets/quiz-*.js', (route) => route.abort());
    await reachQuiz(page).catch(() => undefined);
    await expect(heading(page, 'This page did not load')).toBeVisible();
    await page.unroute('**/assets/quiz-*.js');
    await button(page, 'Reload').click();
    await expect(button(page, 'Check Answers')).toBeVisible();
    faults.length = 0;
  });

  test('answers whose sender does not come stay, and go once it does', async ({ page, faults }) => {
    const sender = '**/assets/QuestionnaireDelivery-*.js';
    await page.route(sender, (route) => route.abort());
    await fillQuestionnaire(page, feedback, sample('feedback', 'valid'));
    await button(page, 'Send').click();
    const refusal = page.getByRole('group', { name: 'Your answers were not sent.' });
    await expect(refusal).toContainText('Your answers are still here.');
    await page.unroute(sender);
    await button(page, 'Send').click();
    await expect(page).toHaveURL('/feedback-done');
    await expect(page.getByText(/Sent, reference/)).toBeVisible();
    faults.length = 0;
  });

  test('a log-in waits for what calls, and says where it does not come', async ({
    page,
    request,
    phone,
    faults,
  }) => {
    await enrol(request, phone);
    await page.route('**/assets/calls-*.js', (route) => route.abort());
    await page.goto('/login');
    await field(page, 'phoneNumber').fill(phone);
    await field(page, 'password').fill(password);
    await button(page, 'Login').click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await page.unroute('**/assets/calls-*.js');
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/home-upload-invoice');
    faults.length = 0;
  });
});
