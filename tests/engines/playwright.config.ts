import '../fixture/condition.ts';
import { defineConfig } from '@playwright/test';
import { engineNames } from './engines.ts';
import type { EngineOptions } from './fixture.ts';

/** Few journeys, in every engine: the runner is Playwright's, the browsers are driven by what is here. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  timeout: 120_000,
  // They wait for each other's answers more than they work.
  workers: 6,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: ['../journeys/fixture-build.ts', './look-for-engines.ts'],
  reporter: [['list'], ['./matrix-reporter.ts']],
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    // How to have Firefox keep nothing is known; Chromium without storage is in journeys/draft.spec.ts.
    ...(engine !== 'firefox' && { grepInvert: /site data blocked/ }),
  })),
});
