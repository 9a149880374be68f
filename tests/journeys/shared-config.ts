import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { runSettings } from '../run-settings.ts';
import type { WorkerOptions } from './fixture.ts';

const executablePath = findChromium();

/** The kind of phone that most students have. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Playwright settings of the journeys and of the browser tests of the studio. */
export default defineConfig<object, WorkerOptions>({
  outputDir: '../../test-results',
  ...runSettings,
  use: {
    ...phone,
    locale: 'en-GB',
    timezoneId: 'Africa/Banjul',
    // With a service worker, journeys could not intercept requests for assets, and would not notice that a server is
    // down. offline.spec.ts and deploys.spec.ts test the service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
      // Without a locale, Chromium does not find files whose path contains characters other than ASCII, as the folder
      // of a test may.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
