import { expect, type Page } from '@playwright/test';
import { reachReview, submit, unsent } from './application.ts';
import { test as base } from './fixture.ts';
import { type Portal, servedWith } from './portal.ts';

/** Each test has a separate server, because these tests kill it. */
export const test = base.extend<{ killablePortal: Portal }>({
  killablePortal: servedWith({}),
  baseURL: async ({ killablePortal }, use) => use(killablePortal.url),
});

export async function submitInVain(page: Page, portal: Portal, phone: string): Promise<void> {
  await reachReview(page, phone);
  await portal.kill();
  await submit(page);
  await expect(unsent(page)).toBeVisible();
}
