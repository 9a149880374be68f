import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { apply, completeWalkthrough, fillApplication, heading, register } from './application.ts';
import { test as base, openAs } from './demo.ts';
import { expect } from './fixture.ts';
import { chooseFile, photo } from './photo.ts';

/*
 * These tests use a font of the project and a fixed time, so that the screenshots in pictures/ are the same
 * on every machine. After an intended change, update the screenshots with `npx playwright test --config
 * tests/journeys/playwright.config.ts pictures --update-snapshots`, and look at them before you commit them.
 */

const test = base.extend({ bypassCSP: true });

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

async function expectPicture(page: Page, name: string): Promise<void> {
  // With reduced motion, a new page jumps to its top at once, so no screenshot shows it while it scrolls.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  await page.route('**/picture-font', (route) => route.fulfill({ body: font, contentType: 'font/woff2' }));
  await page.addStyleTag({
    content: `@font-face { font-family: "Picture"; src: url(/picture-font); font-weight: 100 900 }
      *, ::before, ::after { font-family: "Picture" !important; caret-color: transparent !important }`,
  });
  await page.evaluate(async () => {
    await document.fonts.load('16px Picture');
    const days =
      /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      (texts.currentNode as Text).data = data
        .replace(days, 'August')
        .replace(/\b\d{1,2}(, \d{4}| August)\b/g, '10$1')
        .replace(/\b20\d\d\b/g, '2026')
        .replace(/\b\d\d:\d\d\b/g, '10:10')
        .replace(/^[0-9A-Z]{6}$/, 'AAAAAA');
    }
    for (const group of document.querySelectorAll('.reference > span')) {
      (group.firstChild as Text).data = 'AAA';
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: 0.01,
    scale: 'css',
  });
}

for (const [name, path, student, width] of [
  ['landing', '/'],
  ['landing-wide', '/', undefined, 1280],
  ['login', '/login'],
  ['sign-up', '/signup'],
  ['home-open', '/home', 'demo-open'],
  ['home-pending', '/home', 'demo-pending'],
  ['home-behind', '/home', 'demo-behind'],
  ['home-behind-wide', '/home', 'demo-behind', 1280],
  ['payment-behind', '/payment', 'demo-behind'],
  ['account-on-time', '/account', 'demo-on-time'],
  ['resources-on-time', '/resources', 'demo-on-time'],
] as const)
  test(name, async ({ page }) => {
    if (width) await page.setViewportSize({ width, height: 800 });
    if (student) await openAs(page, student, path);
    else await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    await expectPicture(page, name);
  });

test('an application', async ({ page, phone }) => {
  await register(page, phone);
  await expectPicture(page, 'walkthrough');
  await completeWalkthrough(page);
  await expectPicture(page, 'basic');
  await page.reload();
  await fillApplication(page);
  await expectPicture(page, 'review');
});

test('what comes after an application', async ({ page, phone }) => {
  await apply(page, phone);
  await expectPicture(page, 'received');
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await chooseFile(page, 'invoice.jpg', photo());
  await expectPicture(page, 'upload');
});
