import { test as base } from './fixture.ts';
import { type Portal, servedWith } from './portal.ts';

/** A server of its own for every test, because it is killed. */
export const test = base.extend<{ killablePortal: Portal }>({
  killablePortal: servedWith({}),
  baseURL: async ({ killablePortal }, use) => use(killablePortal.url),
});
