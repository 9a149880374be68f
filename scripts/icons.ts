import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

/*
 * `node scripts/icons.ts`, after a change of icon.svg: the same icon as phones want it beside their apps, a picture
 * without rounded corners, since each phone cuts its own shape out of the square.
 */
const folder = path.join(import.meta.dirname, '../src/app');
const square = readFileSync(path.join(folder, 'icon.svg'), 'utf8').replace(/ rx="[^"]*"/, '');
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${square}`);
  await page.screenshot({ path: path.join(folder, `icon-${size}.png`) });
}
await browser.close();
