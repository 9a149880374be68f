import type { Page } from '@playwright/test';
import { demoStudents } from '#server/database/demo-students.ts';
import { test as base } from './fixture.ts';
import { type Portal, startPortal } from './portal.ts';
import { logIn, openSession } from './student.ts';

/** Journeys on a server with the demo students: one for each state that the portal shows. They only look. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const portal = await startPortal({ environment: { DEMO: '1' } });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page as the demo student with this password. */
export async function openAs(page: Page, password: string, path: string): Promise<void> {
  const { phone } = demoStudents.find((student) => student.password === password)!;
  await openSession(page, await logIn(page.request, phone, password));
  await page.goto(path);
}
