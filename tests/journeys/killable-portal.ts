import { test as base } from './fixture.ts';
import { type Portal, startPortal } from './portal.ts';

/** A server of its own for every test, because it is killed. */
export const test = base.extend<{ killablePortal: Portal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  killablePortal: async ({}, use) => {
    const portal = await startPortal();
    await use(portal);
    await portal.close();
  },
  baseURL: async ({ killablePortal }, use) => use(killablePortal.url),
});
