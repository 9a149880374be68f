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

/** How many applications the store has of a phone. */
export async function countApplications(portal: Portal, phone: string): Promise<number> {
  const sql = 'select a.id from applications a join students s on s.id = a.student_id where s.phone = $1';
  return (await portal.rows(sql, phone)).length;
}
