import { test as base } from './fixture.ts';
import { enrol, openSession, type Student } from './student.ts';

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
