import { test as base, expect, type Page } from '@playwright/test';
import { databaseOn, query } from '../server/support/storage/rows.ts';
import { type Portal, startPortal } from './portal.ts';

export interface WorkerOptions {
  database: 'embedded' | 'PostgreSQL';
}

interface WorkerFixtures extends WorkerOptions {
  /** All tests of a worker share this server. Each test uses a different phone number. */
  portal: Portal;
}

interface Fixtures {
  /**
   * Contains the errors that the page has logged. A test fails if this list is not empty at its end, so a
   * test that provokes an error must remove the error from the list.
   */
  faults: string[];
  phone: string;
}

let phones = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: ['embedded', { option: true, scope: 'worker' }],
  portal: [
    async ({ database }, use, { workerIndex }) => {
      const postgres = process.env.JOURNEYS_POSTGRES;
      test.skip(database === 'PostgreSQL' && !postgres, 'PostgreSQL was not found');
      const databaseUrl = database === 'PostgreSQL' ? await newDatabase(postgres!, workerIndex) : undefined;
      const portal = await startPortal({ databaseUrl });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  phone: async ({}, use, { workerIndex }) => use(String(3_000_000 + workerIndex * 10_000 + phones++)),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      watchFaults(page, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

async function newDatabase(postgres: string, workerIndex: number): Promise<string> {
  const name = `journeys_${workerIndex}`;
  await query(postgres, `create database ${name}`);
  return databaseOn(postgres, name);
}

/** Adds uncaught errors and console errors to `faults`, also violations of the content security policy. */
function watchFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Network errors do not count, because several tests make requests fail.
    const isNetwork = /Failed to load resource|ApiError/.test(message.text());
    if (message.type() === 'error' && !isNetwork) faults.push(`console: ${message.text()}`);
  });
}

export { expect };
