import '../fixture/condition.ts';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';

const executablePath = findChromium();

/** The studio as staff have it: on a desk, each test with forms of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/studio',
  globalSetup: ['./warm-up.ts'],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Banjul',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    },
  },
});
