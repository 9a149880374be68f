import { test as base } from './fixture.ts';
import { enrol, openSession, type Student } from './student.ts';

/** Playwright's `test`, for tests of a student who has applied and is logged in. */
export const test = base.extend<{ student: Student }>({
  student: [
    async ({ page, request, phone }, use) => {
      const student = await enrol(request, phone);
      await openSession(page, student);
      await use(student);
    },
    { auto: true },
  ],
});
