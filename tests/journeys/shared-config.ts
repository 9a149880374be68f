import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { runSettings } from '../run-settings.ts';
import type { WorkerOptions } from './fixture.ts';

const executablePath = findChromium();

/** The phone most students have: 390 px wide, touch, no fonts or motion of its own. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What every run in the browser has. */
export default defineConfig<object, WorkerOptions>({
  outputDir: '../../test-results',
  ...runSettings,
  use: {
    ...phone,
    locale: 'en-GB',
    timezoneId: 'Africa/Banjul',
    // Journeys that change what an asset answers would not see the worker's own requests, and a server that is gone
    // is to look like one. What the worker does is looked at in offline.spec.ts and deploys.spec.ts.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
      // Without a locale Chromium finds no file whose path has more than ASCII, as the folder of a test may have.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
