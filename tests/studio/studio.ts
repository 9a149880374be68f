import { test as base, expect } from '@playwright/test';
import { type Folder, withFolder, withStudio } from './folder.ts';

interface Fixtures {
  /** As it was at first, for each test. */
  folder: Folder;
  /** Where the studio stands. */
  address: string;
  /** Opens the studio with a selection: "application/basic/surname", "file:portal.json". */
  open: (selected: string) => Promise<void>;
}

interface Shared {
  readonly folder: Folder;
  readonly address: string;
}

/**
 * One studio for all tests of a worker, on a folder of its own, which each test finds as it was at first. A page that
 * fails by itself fails the test.
 */
export const test = base.extend<Fixtures, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    ({}, use) => withFolder((folder) => withStudio(folder.schemas, (address) => use({ folder, address }))),
    { scope: 'worker' },
  ],
  folder: async ({ shared: { folder } }, use) => {
    folder.reset();
    await use(folder);
  },
  // With the folder as it was, also where a test only asks for this.
  address: ({ shared, folder: _asItWas }, use) => use(shared.address),
  open: async ({ page, address }, use) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await use(async (selected) => {
      await page.goto(`${address}#${encodeURI(selected)}`);
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    });
    expect(failures).toEqual([]);
  },
});

export { expect };
