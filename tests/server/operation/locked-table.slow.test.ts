import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Answer, expectUnavailable, retryUntilAccepted } from '../support/process/answers.ts';
import type { Student } from '../support/process/calls.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { lockTable } from '../support/storage/lock-table.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

/**
 * Each entry consists of a table to lock, a read that does not need this table, and the status of the read's
 * response.
 */
const others: readonly [
  table: string,
  read: (server: TestServer, student: Student) => Promise<Answer>,
  status: number,
][] = [
  ['submission_phones', (server, { id, bearer }) => server.application(id, bearer), 200],
  // To respond to this read, the server needs only the token's student, whom it finds without reading
  // `applications`. A submission does read `applications` before it writes to it.
  ['applications', (server, { bearer }) => server.get('/api/applications/none', bearer), 404],
];

describeOnEachDatabase('while another connection has locked a table', (open) => {
  test.each(others)(
    'fifteen waiting writes to %s are refused with a sentence, and reads continue',
    async (table, read, status) => {
      const server = await startServer(await open());
      const student = await server.enrolStudent();
      const release = await lockTable(server.place, table);
      const phones = Array.from({ length: 15 }, (_, number) => String(3_100_000 + number));
      const submit = (mobileNumber: string) => server.submit({ mobileNumber });
      let isOver = false;
      const refused = Promise.all(phones.map((phone) => expectUnavailable(submit(phone)))).finally(() => {
        isOver = true;
      });
      const statuses = new Set<number>();
      while (!isOver)
        for (const answer of await Promise.all(Array.from({ length: 5 }, () => read(server, student))))
          statuses.add(answer.status);
      expect([...statuses]).toEqual([status]);
      await refused;
      await release();
      const taken = await Promise.all(phones.map((phone) => retryUntilAccepted(() => submit(phone))));
      expect(taken.map((answer) => answer.status)).toEqual(Array(15).fill(200));
      const stored = await server.place.rows(
        "select phone from students where phone like '31%' order by phone",
      );
      expect(stored).toEqual(phones.map((phone) => ({ phone })));
      expect(await server.place.rows('select id from applications')).toHaveLength(16);
    },
  );

  test('sixty waiting writes are all refused within twelve seconds, because none waits for all the others', async () => {
    const server = await startServer(await open());
    const release = await lockTable(server.place, 'submission_phones');
    const phones = Array.from({ length: 60 }, (_, number) => String(3_100_000 + number));
    const refused = phones.map((mobileNumber) => expectUnavailable(server.submit({ mobileNumber })));
    const late = sleep(12_000, 'late', { ref: false });
    expect(await Promise.race([Promise.all(refused), late])).not.toBe('late');
    await release();
  });
});
