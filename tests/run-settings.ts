import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Settings of all browser tests. */
export const runSettings = {
  // Time-outs only end a run that hangs: no test may fail because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Browsers and servers use a whole core, so more workers than cores would be slower.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on retry is reported as flaky (scripts/tooling/outcome.ts).
  retries: 1,
} satisfies PlaywrightTestConfig;
