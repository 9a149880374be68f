import { test as base, expect } from '@playwright/test';
import { type Folder, withFolder, withStudio } from './folder.ts';
import { Hand } from './hand.ts';

interface Fixtures {
  folder: Folder;
  address: string;
  /** Opens the item that `selected` names, such as "application/basic/surname" or "file:portal.json". */
  open: (selected: string) => Promise<Hand>;
}

interface Shared {
  readonly folder: Folder;
  readonly address: string;
}

/**
 * Each worker runs one studio, with its own folder of forms. The forms are reset before each test. If a test
 * uses `open`, it fails when the page throws an uncaught error.
 */
export const test = base.extend<Fixtures, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    ({}, use) => withFolder((folder) => withStudio(folder.schemas, (address) => use({ folder, address }))),
    { scope: 'worker' },
  ],
  folder: async ({ shared: { folder } }, use) => {
    folder.reset();
    await use(folder);
  },
  // `address` depends on `folder`, so that the forms are reset even before tests that use only `address`.
  address: ({ shared, folder: _asItWas }, use) => use(shared.address),
  open: async ({ page, address }, use) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await use(async (selected) => {
      await page.goto(`${address}#${encodeURI(selected)}`);
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      return new Hand(page);
    });
    expect(failures).toEqual([]);
  },
});

export { expect };
