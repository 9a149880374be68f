import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { login } from '#forms/login.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import {
  apply,
  button,
  completeWalkthrough,
  dialog,
  field,
  fillApplication,
  heading,
  reachReview,
  register,
  signUpAs,
  submit,
  unsent,
} from '../journeys/application.ts';
import { test as base, openAs } from '../journeys/demo.ts';
import { fillStep, sample } from '../journeys/fill.ts';
import { expect } from '../journeys/fixture.ts';
import { visit } from '../journeys/offline.ts';
import { chooseFile, offerFile } from '../journeys/photo.ts';
import { fillQuestionnaire } from '../journeys/questionnaire.ts';
import { askForCode } from '../journeys/reset-code.ts';
import { enrol } from '../journeys/student.ts';
import { folder } from './folder.ts';

/*
 * `npm run screens` takes a screenshot of every page in every state and saves it as
 * .screens/<width>/<name>.png, for review. `npm test` does not run this file.
 */

/** The width of the most common phone, in px. `widths` adds a small phone, a tablet and a desktop. */
const width = 390;
const widths = [width, 320, 768, 1280];

interface Screens {
  /**
   * Takes screenshots at all widths, and at the phone's width also with forced colours, as printed and with
   * large text. The viewport is as high as the page (up to 6,000 px).
   */
  shoot: (name: string) => Promise<void>;
}

const test = base.extend<Screens>({
  shoot: async ({ page }, use) => {
    async function shoot(name: string, width: number, look = ''): Promise<void> {
      await page.setViewportSize({ width, height: 844 });
      const height = await page.evaluate('document.documentElement.scrollHeight');
      await page.setViewportSize({ width, height: Math.min(Math.max(844, Number(height)), 6000) });
      await page.screenshot({
        path: path.join(folder, look || String(width), `${name}.png`),
        animations: 'disabled',
      });
    }
    await use(async (name) => {
      await page.evaluate('document.fonts.ready');
      // The test waits for animations, because an opening element changes the height of the page.
      await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
      for (const each of widths) await shoot(name, each);
      await page.emulateMedia({ forcedColors: 'active' });
      await shoot(name, width, 'forced-colours');
      await page.emulateMedia({ forcedColors: null, media: 'print' });
      await shoot(name, width, 'print');
      await page.emulateMedia({ media: null });
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      await shoot(name, width, 'large-text');
      await page.evaluate("document.documentElement.style.removeProperty('font-size')");
      await page.setViewportSize({ width, height: 844 });
    });
  },
});

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

const settled = (page: Page) => page.waitForLoadState('networkidle');

async function drawnInvoice(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 480, height: 520 });
  await paper.setContent(`<!doctype html><style>
    body { margin: 0; padding: 32px; font: 24px/1.5 serif; background: #fdfcf7 }
    table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #888; padding: 8px 0 }
    td:last-child { text-align: right }
  </style><h1>University of The Gambia</h1><p>Tuition invoice 2026/117<br>Awa N'Jie, MAT 22212345</p>
  <table><tr><td>Tuition, first semester<td>D17,450</tr><tr><td>Registration<td>D500</tr>
  <tr><td><b>Total</b><td><b>D17,950</b></tr></table>`);
  const picture = await paper.screenshot({ type: 'jpeg' });
  await paper.close();
  return picture;
}

async function openAll(page: Page): Promise<void> {
  for (const part of await page.locator('main [aria-expanded]').all()) {
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
    await expect(part).toHaveAttribute('aria-expanded', 'true');
  }
}

for (const [name, path] of [
  ['landing', '/'],
  ['login', '/login'],
  ['sign-up', '/signup'],
  ['forgot-password', '/forgotpassword'],
  ['invoice-not-found', '/invoice-success'],
  ['not-found', '/no-such-page'],
] as const) {
  test(name, async ({ page, shoot }) => {
    await page.goto(path);
    await settled(page);
    await shoot(name);
  });
}

test('the walkthrough', async ({ page, phone, shoot }) => {
  await page.goto('/signup');
  await button(page, 'Sign Up').click();
  await shoot('sign-up-errors');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(dialog(page)).toBeVisible();
  await shoot('create-account');
  await page.goto('/');
  await register(page, phone);
  await shoot('info-about');
  for (const [name, title] of [
    ['info-how-to-apply', 'How to Apply'],
    ['info-payment', 'Payment Information'],
    ['info-ready', 'Ready to Apply'],
    ['quiz', 'Learning Check'],
  ] as const) {
    await button(page, 'Continue').click();
    await expect(heading(page, title)).toBeVisible();
    await shoot(name);
  }
  await page.getByRole('radio').nth(0).check();
  await page.getByRole('radio').nth(6).check();
  await button(page, 'Check Answers').click();
  await shoot('quiz-wrong');
  await page.getByRole('radio').nth(1).check();
  await button(page, 'Check Answers').click();
  await shoot('quiz-right');
});

test('an application', async ({ page, phone, shoot }) => {
  await register(page, phone);
  await completeWalkthrough(page);
  await shoot('basic-empty');
  await button(page, 'Save and Continue').click();
  await shoot('basic-errors');
  await page.reload();
  await fillApplication(page);
  await shoot('review');
  for (const step of ['basic', 'academic', 'loan']) {
    await page.goto(stepOf(application, step).path!);
    await shoot(step);
  }
  await page.goto('/review-application');
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(dialog(page)).toBeVisible();
  await shoot('credentials');
});

test('the pages after an application', async ({ page, phone, shoot }) => {
  await apply(page, phone);
  await shoot('received');
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await expect(heading(page, 'Upload Tuition Invoice')).toBeVisible();
  await shoot('upload-empty');
  await offerFile(page, 'notes.docx', Buffer.from('PK notes'));
  await expect(page.locator('[id$=-error]')).toBeVisible();
  await shoot('upload-wrong');
  await chooseFile(page, 'invoice.jpg', await drawnInvoice(page));
  await shoot('upload-chosen');
  await page.context().setOffline(true);
  await button(page, 'Submit').click();
  await expect(page.getByText(/^Waiting for a connection/)).toBeVisible();
  await shoot('upload-offline');
  await page.context().setOffline(false);
  await expect(heading(page, 'Success!')).toBeVisible();
  await shoot('invoice-success');
});

test('an application without a network', async ({ page, phone, shoot }) => {
  await reachReview(page, phone);
  await page.context().setOffline(true);
  await submit(page);
  await expect(unsent(page)).toBeVisible();
  await shoot('received-offline');
});

test('an application that is rejected', async ({ page, phone, shoot }) => {
  await enrol(page.request, phone);
  await page.route('**/verify_phone', (route) => route.abort('connectionreset'));
  await reachReview(page, phone, 'some other one');
  await submit(page);
  await expect(page.getByText('already').first()).toBeVisible();
  await shoot('received-refused');
});

test('a sign-up with a phone number that is already registered', async ({ page, phone, shoot }) => {
  await enrol(page.request, phone);
  await signUpAs(page, phone);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await shoot('sign-up-taken');
});

test('a new password', async ({ page, phone, shoot }) => {
  await enrol(page.request, phone);
  await askForCode(page, phone);
  await shoot('reset-code');
});

test('a log-in that fails', async ({ page, phone, shoot }) => {
  await page.goto('/login');
  await fillStep(page, stepOf(login, 'login'), { phoneNumber: phone, password: 'not the password' });
  await button(page, 'Login').click();
  await expect(page.getByText('Failed to Login')).toBeVisible();
  await shoot('login-failed');
});

for (const { password } of demoStudents) {
  const name = password.replace('demo-', '');
  test(`the demo student ${name}`, async ({ page, shoot }) => {
    await openAs(page, password, '/home');
    for (const tab of ['home', 'payment', 'account']) {
      await page.getByRole('navigation').getByRole('link', { name: tab }).click();
      await settled(page);
      await shoot(`${name}-${tab}`);
    }
    await openAll(page);
    await settled(page);
    await shoot(`${name}-account-open`);
  });
}

test('dialogs on a student’s pages', async ({ page, shoot }) => {
  await openAs(page, 'demo-pending', '/home');
  await page.getByRole('button', { name: /^You have not paid/ }).click();
  // On a busy machine, the dialog starts to fade in late.
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await shoot('fee-box');
  await page.goto('/account');
  await button(page, 'Edit Info').click();
  await shoot('edit-box');
  await page.goto('/resources');
  await shoot('resources');
  await openAll(page);
  await shoot('resources-open');
  await page.goto('/resume-resources');
  await shoot('resume-guide');
  await openAs(page, 'demo-behind', '/payment');
  await button(page, 'How to pay').click();
  await shoot('how-to-pay');
  await page.goto('/home');
  await page
    .getByText(/WhatsApp group/)
    .first()
    .click();
  await shoot('group-box');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the tabs', async ({ page, shoot }) => {
    await openAs(page, 'demo-behind', '/home');
    for (const tab of ['home', 'payment', 'resources', 'account']) {
      await visit(page, `/${tab}`);
      await settled(page);
    }
    await page.context().setOffline(true);
    // If a page comes from the service worker, `navigator.onLine` is true in Chromium although the emulated
    // network is offline. The test therefore overrides it.
    await page.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => false })");
    for (const tab of ['home', 'payment', 'resources', 'account']) {
      await page.goto(`/${tab}`);
      await expect(page.getByRole('navigation')).toBeVisible();
      await shoot(`offline-${tab}`);
    }
  });
});

test('surveys', async ({ page, shoot }) => {
  await openAs(page, 'demo-on-time', '/small_business_app');
  await shoot('business-loan');
  await fillQuestionnaire(page, businessLoan, sample('business-loan', 'valid'));
  await shoot('business-last');
  await button(page, 'Submit').click();
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await shoot('business-end');
  await page.goto('/survey');
  await expect(field(page, 'name')).not.toHaveValue('');
  await shoot('survey-1');
  await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
  await shoot('survey-last');
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/endpage');
  await shoot('survey-end');
  await page.goto('/business-app-2');
  await button(page, 'Next').click();
  await shoot('business-errors');
});

/** These phone screenshots make up the picture for the README, in two rows. */
const readmeScreens = [
  ['landing', 'basic', 'review', 'received'],
  ['on-time-home', 'behind-payment', 'on-time-account-open', 'resources-open'],
];

test('the picture in the README', async ({ page }) => {
  const phone = (name: string) => {
    const picture = readFileSync(path.join(folder, String(width), `${name}.png`), 'base64');
    return `<div><img src="data:image/png;base64,${picture}"></div>`;
  };
  await page.setViewportSize({ width: 4 * width + 5 * 24, height: 100 });
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: #fff; display: grid; grid-template-columns: repeat(4, ${width}px); gap: 24px }
    div { height: 844px; overflow: hidden; border: 1px solid #c9d5d1; border-radius: 16px }
    img { width: ${width}px; display: block }
  </style>${readmeScreens.flat().map(phone).join('')}`);
  await page.screenshot({ path: path.join(folder, '../.github/portal.png'), fullPage: true, scale: 'css' });
});
