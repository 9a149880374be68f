import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

export const runSettings = {
  // These limits are in ms. They are so long that they end only runs that hang, because no test may fail on a
  // busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser and its server use a whole core, so more workers would be slower.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on the second try is reported as flaky (scripts/tooling/outcome.ts).
  retries: 1,
} satisfies PlaywrightTestConfig;
