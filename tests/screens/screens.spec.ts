import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { login } from '#forms/login.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import {
  apply,
  button,
  completeWalkthrough,
  fillApplication,
  heading,
  register,
} from '../journeys/application.ts';
import { test as base, openAs } from '../journeys/demo.ts';
import { fillStep } from '../journeys/fill.ts';
import { expect } from '../journeys/fixture.ts';
import { chooseFile, photo } from '../journeys/photo.ts';

/* A picture of every route and state, by width and name, in .screens/: to be looked at. */

const folder = path.resolve(import.meta.dirname, '../../.screens');
/** A phone that most have; then a small one, a tablet and a desk. */
const width = 390;
const widths = [width, 320, 768, 1280];

interface Screens {
  /** Takes a picture of the whole page, as on a phone that is tall enough for it. */
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
      // What opens has its height in the end.
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

/** What is shown once nothing is on its way any more. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

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
  ['invoice-success', '/invoice-success'],
  ['survey-1', '/survey'],
  ['not-found', '/no-such-page'],
] as const) {
  test(name, async ({ page, shoot }) => {
    await page.goto(path);
    await settled(page);
    await shoot(name);
  });
}

test('the way of an application', async ({ page, phone, shoot }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('create-account');
  await page.goto('/');
  await register(page, phone);
  await shoot('info-about');
  await completeWalkthrough(page);
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
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await shoot('credentials');
});

test('what comes after an application', async ({ page, phone, shoot }) => {
  await apply(page, phone);
  await shoot('received');
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await chooseFile(page, 'invoice.jpg', photo());
  await shoot('upload-invoice');
  await button(page, 'Submit').click();
  await expect(heading(page, 'Success!')).toBeVisible();
  await shoot('invoice-sent');
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
    for (const tab of ['home', 'payment', 'account']) {
      await openAs(page, password, `/${tab}`);
      await settled(page);
      await shoot(`${name}-${tab}`);
    }
    await openAll(page);
    await settled(page);
    await shoot(`${name}-account-open`);
  });
}

test('boxes over the pages of a student', async ({ page, shoot }) => {
  await openAs(page, 'demo-pending', '/home');
  await page.getByRole('button', { name: /^You have not paid/ }).click();
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
  await page.goto('/small_business_app');
  await shoot('business-loan');
});

/** In the README, two rows of what a phone shows. */
const best = [
  ['landing', 'basic', 'review', 'received'],
  ['on-time-home', 'behind-payment', 'on-time-account-open', 'resources-open'],
];

test('the picture of the README', async ({ page }) => {
  const phone = (name: string) => {
    const picture = readFileSync(path.join(folder, String(width), `${name}.png`), 'base64');
    return `<div><img src="data:image/png;base64,${picture}"></div>`;
  };
  await page.setViewportSize({ width: 4 * width + 5 * 24, height: 100 });
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: #fff; display: grid; grid-template-columns: repeat(4, ${width}px); gap: 24px }
    div { height: 844px; overflow: hidden; border: 1px solid #c9d5d1; border-radius: 16px }
    img { width: ${width}px; display: block }
  </style>${best.flat().map(phone).join('')}`);
  await page.screenshot({ path: path.join(folder, '../.github/portal.png'), fullPage: true, scale: 'css' });
});
