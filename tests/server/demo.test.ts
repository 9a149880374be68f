import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoStudents } from '#server/database/demo-students.ts';
import { describeOnEachDatabase } from './databases.ts';
import { answerOf, startServer } from './server.ts';

describeOnEachDatabase('demo mode', (open) => {
  test('has a student for each state, put in once, and logs nothing to complain of', async () => {
    const place = await open();
    const first = await startServer(place, { demo: true });
    await first.app.close();
    const server = await startServer(place, { demo: true });
    expect([...first.log, ...server.log].join('')).not.toContain('No demo student');
    for (const { phone, password, status, hasInvoice } of demoStudents) {
      const { user, access_token } = (await (await server.logIn(phone, password)).json()) as {
        user: string;
        access_token: string;
      };
      const bearer = { authorization: `Bearer ${access_token}` };
      const { body } = await answerOf(server.get(`/api/upload_invoices/exists?id=${user}`, bearer));
      const { file_path, ...rest } = body as { status: string; file_path: string | null };
      expect(rest).toEqual({ status });
      expect(file_path !== null).toBe(hasInvoice);
      if (file_path) {
        expect(readFileSync(path.join(place.dataDir, 'files', file_path), 'latin1')).toMatch(/^%PDF-/);
      }
    }
    const students = await place.rows('select phone, is_demo from students order by phone');
    expect(students).toEqual(demoStudents.map(({ phone }) => ({ phone, is_demo: 1 })));
  });

  test('a server that is no demo does not start on demo data', async () => {
    const place = await open();
    await (await startServer(place, { demo: true })).app.close();
    await expect(startServer(place)).rejects.toThrow(/holds demo students, whose passwords everybody knows/);
  });
});
