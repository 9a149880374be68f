import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { runSettings } from '../run-settings.ts';
import type { WorkerOptions } from './fixture.ts';

const executablePath = findChromium();

/** A typical phone of the students. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export default defineConfig<object, WorkerOptions>({
  outputDir: '../../test-results',
  ...runSettings,
  use: {
    ...phone,
    locale: 'en-GB',
    timezoneId: 'Africa/Banjul',
    // By default, tests block the service worker. It would keep them from intercepting requests for assets,
    // and would hide that a server is down. Tests that need the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
      // Without a locale, Chromium does not find files with non-ASCII characters in their path.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
