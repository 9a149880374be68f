import type { APIRequestContext, Page } from '@playwright/test';
import { demoStudents } from '#server/demo/demo-students.ts';
import { test as base } from './fixture.ts';
import { type Portal, servedWith } from './portal.ts';
import { logInByCall, openSession, type Student } from './student.ts';

/**
 * Playwright's `test`, with a server that has the demo students. All tests of a worker share the server, so
 * they must not change its data.
 */
export const test = base.extend<object, { portal: Portal }>({
  portal: [servedWith({ DEMO: '1' }), { scope: 'worker' }],
});

export function demoStudent(request: APIRequestContext, password: string, origin = ''): Promise<Student> {
  const { phone } = demoStudents.find((student) => student.password === password)!;
  return logInByCall(request, phone, password, origin);
}

export async function openAs(page: Page, password: string, path: string, origin = ''): Promise<void> {
  await openSession(page, await demoStudent(page.request, password, origin), origin);
  await page.goto(`${origin}${path}`);
}
