import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Answer, expectUnavailable, retryUntilAccepted } from '../support/process/answers.ts';
import type { Student } from '../support/process/calls.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { lockTable } from '../support/storage/rows.ts';
import { startTcpProxy } from '../support/storage/tcp-proxy.ts';
import { describeOnEachDatabase, describeOnPostgres } from '../support/storage/test-storage.ts';

/** While `table` is locked, `read`, which does not need the table, must still get `status`. */
const others: readonly [
  table: string,
  read: (server: TestServer, student: Student) => Promise<Answer>,
  status: number,
][] = [
  ['submission_phones', (server, { id, bearer }) => server.application(id, bearer), 200],
  // This read gets 404 without a query of `applications`, because "none" is not an application's id.
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

/** In ms: longer than a request may take, but shorter than until the system closes a dead connection. */
const generous = 25_000;

const patientGet = (server: TestServer, address: string, headers = {}) =>
  server.send(address, { headers, signal: AbortSignal.timeout(generous) });

describeOnPostgres('a database that stops responding without closing connections', (open) => {
  test.each([
    ['a firewall has forgotten the earlier connections', false],
    ['delayed data arrives after all', true],
  ])('leads to status 503 until it responds again, even if %s', async (_, revives) => {
    const place = await open();
    const wire = await startTcpProxy(place.databaseUrl!);
    const server = await startServer({ ...place, databaseUrl: wire.url });
    const { id, bearer } = await server.enrolStudent();
    const isReady = async () => (await patientGet(server, '/health/ready')).ok;
    const read = () => patientGet(server, `/api/applications/${id}`, bearer);
    const write = (phone: number) => server.submit({ mobileNumber: String(phone) });
    const before = [...Array.from({ length: 20 }, read), ...[1, 2, 3, 4].map((n) => write(3_100_000 + n))];
    for (const answer of await Promise.all(before)) expect(answer.status).toBe(200);

    wire.silence();
    // The first pass of the loop uses the existing connections, the second opens new ones.
    for (const phone of [3_200_000, 3_300_000])
      await Promise.all([
        ...Array.from({ length: 12 }, () => expectUnavailable(read())),
        ...[1, 2, 3].map((n) => expectUnavailable(write(phone + n))),
      ]);
    expect((await server.get('/health/live')).status).toBe(200);

    wire.resume({ revives });
    await expect.poll(isReady, { interval: 500 }).toBe(true);
    expect((await retryUntilAccepted(read)).status).toBe(200);
    const again = [3_200_001, 3_300_001].map((phone) => retryUntilAccepted(() => write(phone)));
    for (const answer of await Promise.all(again)) expect(answer.status).toBe(200);
    const stored = await place.rows("select phone from students where phone in ('3200001', '3300001')");
    expect(stored).toHaveLength(2);
  });
});
