import '../fixture/condition.ts';
import { defineConfig } from '@playwright/test';
import { runSettings } from '../run-settings.ts';
import { engineNames } from './engines.ts';
import type { EngineOptions } from './fixture.ts';

/** Few journeys, in every engine: the runner is Playwright's, the browsers are driven by what is here. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  ...runSettings,
  globalSetup: ['../journeys/fixture-build.ts', './look-for-engines.ts'],
  reporter: [['list'], ['./matrix-reporter.ts']],
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    grepInvert: [
      // This machine's Chromium has the whole way in journeys/whole-way.spec.ts.
      ...(engine === 'chromium' ? [/@core/] : []),
      // How to have Firefox keep nothing is known; Chromium without storage is in journeys/draft.spec.ts.
      ...(engine === 'firefox' ? [] : [/site data blocked/]),
    ],
  })),
});
