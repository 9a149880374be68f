import '../fixture/condition.ts';
import { defineConfig } from '@playwright/test';
import { runSettings } from '../run-settings.ts';
import { engineNames } from './engines.ts';
import type { EngineOptions } from './fixture.ts';

/** Playwright only runs the tests; the drivers in this folder control the browsers. */
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
      // Chromium skips tests with @core: journeys/whole-way.spec.ts tests the complete application in it.
      ...(engine === 'chromium' ? [/@core/] : []),
      // Only the driver of Firefox can block site data. For Chromium, journeys/storage-unavailable.spec.ts
      // tests the portal without storage.
      ...(engine === 'firefox' ? [] : [/site data blocked/]),
    ],
  })),
});
