import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import {
  apply,
  button,
  completeWalkthrough,
  dialog,
  fillApplication,
  heading,
  reachReview,
  register,
  signUpAs,
  submit,
  unsent,
} from '../journeys/application.ts';
import { test as base, openAs } from '../journeys/demo.ts';
import { sample } from '../journeys/fill.ts';
import { expect } from '../journeys/fixture.ts';
import { fee, group } from '../journeys/home.ts';
import { visit } from '../journeys/offline.ts';
import { chooseFile, offerFile, photo } from '../journeys/photo.ts';
import { publicRoutes } from '../journeys/public-routes.ts';
import { fillQuestionnaire } from '../journeys/questionnaire.ts';
import { askForCode } from '../journeys/reset-code.ts';
import { enrol, logIn } from '../journeys/student.ts';
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

const settled = (page: Page) => page.waitForLoadState('networkidle');

async function openAll(page: Page): Promise<void> {
  for (const part of await page.locator('main [aria-expanded]').all()) {
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
    await expect(part).toHaveAttribute('aria-expanded', 'true');
  }
}

const nameOf = (route: string) => route.replace(/^\/|\W*$/g, '').replace(/\W+/g, '-') || 'landing';

for (const [route] of publicRoutes)
  test(route, async ({ page, shoot }) => {
    await page.goto(route);
    await settled(page);
    await shoot(nameOf(route));
  });

const states: Readonly<Record<string, (page: Page, phone: string) => Promise<unknown>>> = {
  'create-account': async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(dialog(page)).toBeVisible();
  },
  'sign-up-taken': async (page, phone) => {
    await enrol(page.request, phone);
    await signUpAs(page, phone);
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'login-failed': async (page, phone) => {
    await page.goto('/login');
    await logIn(page, phone, 'not the password');
    await expect(page.getByText('Failed to Login')).toBeVisible();
  },
  'reset-code': async (page, phone) => {
    await enrol(page.request, phone);
    await askForCode(page, phone);
  },
  'basic-errors': async (page) => {
    await page.goto('/basic-information');
    await button(page, 'Save and Continue').click();
  },
  'received-offline': async (page, phone) => {
    await reachReview(page, phone);
    await page.context().setOffline(true);
    await submit(page);
    await expect(unsent(page)).toBeVisible();
  },
  'received-refused': async (page, phone) => {
    await enrol(page.request, phone);
    await page.route('**/verify_phone', (route) => route.abort('connectionreset'));
    await reachReview(page, phone, 'some other one');
    await submit(page);
    await expect(page.getByText('already').first()).toBeVisible();
  },
  'how-to-pay': async (page) => {
    await openAs(page, 'demo-behind', '/payment');
    await button(page, 'How to pay').click();
  },
  'fee-box': async (page) => {
    await openAs(page, 'demo-pending', '/home');
    await button(page, fee).click();
  },
  'group-box': async (page) => {
    await openAs(page, 'demo-behind', '/home');
    await button(page, group).click();
  },
  'edit-box': async (page) => {
    await openAs(page, 'demo-pending', '/account');
    await button(page, 'Edit Info').click();
  },
  'resume-guide': (page) => openAs(page, 'demo-pending', '/resume-resources'),
  'resources-open': async (page) => {
    await openAs(page, 'demo-pending', '/resources');
    await openAll(page);
  },
};

for (const [name, reach] of Object.entries(states))
  test(name, async ({ page, phone, shoot }) => {
    await reach(page, phone);
    await settled(page);
    // The test waits until dialogs are opaque: on a busy machine, they start to fade in late.
    for (const box of await page.locator('.MuiDialog-container').all())
      await expect(box).toHaveCSS('opacity', '1');
    await shoot(name);
  });

test('an application', async ({ page, phone, shoot }) => {
  await register(page, phone);
  await completeWalkthrough(page);
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
  await offerFile(page, 'notes.docx', Buffer.from('PK notes'));
  await expect(page.locator('[id$=-error]')).toBeVisible();
  await shoot('upload-wrong');
  await chooseFile(page, 'invoice.jpg', photo());
  await shoot('upload-chosen');
  await page.context().setOffline(true);
  await button(page, 'Submit').click();
  await expect(page.getByText(/^Waiting for a connection/)).toBeVisible();
  await shoot('upload-offline');
  await page.context().setOffline(false);
  await expect(heading(page, 'Success!')).toBeVisible();
  await shoot('invoice-sent');
});

test('the quiz', async ({ page, shoot }) => {
  await page.goto('/info?step=learning-check');
  for (const [name, option] of [
    ['quiz-wrong', 0],
    ['quiz-right', 1],
  ] as const) {
    await page.getByRole('radio').nth(option).check();
    await page.getByRole('radio').nth(6).check();
    await button(page, 'Check Answers').click();
    await shoot(name);
  }
});

const tabs = ['home', 'payment', 'resources', 'account'];

for (const { password } of demoStudents) {
  const name = password.replace('demo-', '');
  test(`the demo student ${name}`, async ({ page, shoot }) => {
    await openAs(page, password, '/home');
    for (const tab of tabs) {
      await page.goto(`/${tab}`);
      await settled(page);
      await shoot(`${name}-${tab}`);
    }
    await openAll(page);
    await settled(page);
    await shoot(`${name}-account-open`);
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the tabs', async ({ page, shoot }) => {
    await openAs(page, 'demo-behind', '/home');
    for (const tab of tabs) {
      await visit(page, `/${tab}`);
      await settled(page);
    }
    await page.context().setOffline(true);
    // In a page from the service worker, Chromium's `navigator.onLine` is true although it is offline.
    await page.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => false })");
    for (const tab of tabs) {
      await page.goto(`/${tab}`);
      await expect(page.getByRole('navigation')).toBeVisible();
      await shoot(`offline-${tab}`);
    }
  });
});

for (const [name, flow, start, end] of [
  ['business-loan', businessLoan, '/small_business_app', '/business-survey-end'],
  ['freelance-survey', freelanceSurvey, '/survey', '/endpage'],
] as const)
  test(name, async ({ page, shoot }) => {
    await openAs(page, 'demo-on-time', start);
    await settled(page);
    await shoot(`${name}-start`);
    await fillQuestionnaire(page, flow, sample(name, 'valid'));
    await shoot(`${name}-last`);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL(end);
    await shoot(`${name}-end`);
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
