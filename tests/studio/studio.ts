import { test as base, expect } from '@playwright/test';
import { type Folder, withFolder, withStudio } from './folder.ts';

interface Fixtures {
  folder: Folder;
  /** Where the studio stands. */
  address: string;
  /** Opens the studio with a selection: "application/basic/surname", "file:portal.json". */
  open: (selected: string) => Promise<void>;
}

/** A studio of the test's own, on a folder of its own. A page that fails by itself fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  folder: ({}, use) => withFolder(use),
  address: ({ folder }, use) => withStudio(folder.schemas, use),
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

interface Shared {
  readonly folder: Folder;
  readonly address: string;
}

/** One studio for all tests of a file, which leave the folder as it was. */
export const sharingTest = base.extend<object, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    ({}, use) => withFolder((folder) => withStudio(folder.schemas, (address) => use({ folder, address }))),
    { scope: 'worker' },
  ],
});

export { expect };
