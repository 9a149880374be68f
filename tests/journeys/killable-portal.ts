import { expect, type Page } from '@playwright/test';
import { reachReview, submit, unsent } from './application.ts';
import { test as base } from './fixture.ts';
import { type Portal, servedWith } from './portal.ts';

/** A server of its own for every test, because it is killed. */
export const test = base.extend<{ killablePortal: Portal }>({
  killablePortal: servedWith({}),
  baseURL: async ({ killablePortal }, use) => use(killablePortal.url),
});

/** A student has pressed SUBMIT while the server was down. */
export async function submitInVain(page: Page, portal: Portal, phone: string): Promise<void> {
  await reachReview(page, phone);
  await portal.kill();
  await submit(page);
  await expect(unsent(page)).toBeVisible();
}
