import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Playwright settings of all browser tests. */
export const runSettings = {
  // Time-outs in ms. They only end a run that hangs, because no test may fail on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser with its server uses a whole core, so more workers than cores would be slower.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when retried is reported as flaky (scripts/tooling/outcome.ts).
  retries: 1,
} satisfies PlaywrightTestConfig;
