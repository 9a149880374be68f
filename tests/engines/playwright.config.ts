import '../fixture/condition.ts';
import { defineConfig } from '@playwright/test';
import { runSettings } from '../run-settings.ts';
import { engineNames } from './engines.ts';
import type { EngineOptions } from './fixture.ts';

/** The main journeys in every engine. Playwright is only the runner; this folder's drivers control the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  ...runSettings,
  globalSetup: ['../journeys/fixture-build.ts', './find-engines.ts'],
  reporter: [['list'], ['./matrix-reporter.ts']],
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    grepInvert: [
      // journeys/whole-way.spec.ts has the complete application in Chromium.
      ...(engine === 'chromium' ? [/@core/] : []),
      // Blocking site data is implemented for Firefox only. journeys/draft.spec.ts tests Chromium without storage.
      ...(engine === 'firefox' ? [] : [/site data blocked/]),
    ],
  })),
});
