import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

export const runSettings = {
  // Time limits in ms. They are so long that they end only runs that hang, because a test must not fail only
  // because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser and its server use a whole core, so more workers than cores would be slower.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on the second try is reported as flaky (scripts/tooling/outcome.ts).
  retries: 1,
} satisfies PlaywrightTestConfig;
