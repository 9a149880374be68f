import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { bring } from '../fixture/setup.ts';
import { withFolder, withStudio } from './folder.ts';

/**
 * Runs as Playwright's global setup. Opens the studio once, so that Vite's dependency cache is filled before
 * the first test.
 */
export default async function warmUp(): Promise<void> {
  await bring('fixture');
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  await withFolder(({ schemas }) =>
    withStudio(schemas, async (address) => {
      const page = await browser.newPage();
      await page.goto(`${address}#application/basic`);
      await page.locator('.picture[data-ready]').waitFor();
    }),
  );
  await browser.close();
}
