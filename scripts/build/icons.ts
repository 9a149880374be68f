import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brandColour } from '#generated/portal.ts';
import { findChromium } from '../tooling/chromium.mjs';

/* Writes the portal's icon in the lender's colour, and PNGs of the icon for installed apps. The PNGs have
   square corners, because each phone cuts icons to its own shape. Run `node scripts/build/icons.ts` after
   changing icon.svg or the colour. */
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
