import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brandColour } from '#generated/portal.ts';
import { findChromium } from '../tooling/chromium.mjs';

/*
 * `node scripts/build/icons.ts`, after a change of icon.svg or of the lender's colour: the icon in that colour, and the same as
 * phones want it beside their apps, a picture without rounded corners, since each phone cuts its own shape out of the
 * square.
 */
const folder = path.join(import.meta.dirname, '../../src/app');
const file = path.join(folder, 'icon.svg');
const icon = readFileSync(file, 'utf8').replace(/stroke="#[^"]*"/, `stroke="${brandColour}"`);
writeFileSync(file, icon);
const square = icon.replace(/ rx="[^"]*"/, '');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${square}`);
  await page.screenshot({ path: path.join(folder, `icon-${size}.png`) });
}
await browser.close();
