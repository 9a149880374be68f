import { renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { officeLimits } from '#server/database/postgres/postgres-pool.ts';
import { expectUnavailable, statusesOf } from '../support/process/answers.ts';
import { startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { lockTable } from '../support/storage/rows.ts';
import { startTcpProxy } from '../support/storage/tcp-proxy.ts';
import {
  describeOnEachDatabase,
  describeOnPostgres,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

const pdf = new TextEncoder().encode('%PDF-1.4');

test('makes a write, but no read, wait while another process briefly holds the lock', async () => {
  const { server, id, bearer } = await startWithStudent(openEmbedded);
  const release = await lockTable(server.place, 'students');
  const submission = server.submit({ mobileNumber: '3999999' });
  await sleep(300);
  server.clock.at += 10 * 60_000;
  expect((await server.invoiceExists(id, bearer)).status).toBe(200);
  await release();
  expect((await submission).status).toBe(200);
});

test('refuses writes while the lock is held, and recovers without a restart', async () => {
  const { server, id } = await startWithStudent(openEmbedded);
  const release = await lockTable(server.place, 'students');
  await Promise.all([
    expectUnavailable(server.submit({ mobileNumber: '3999999' })),
    expectUnavailable(server.upload(id, pdf)),
    expectUnavailable(server.get('/health/ready')),
  ]);
  expect((await server.get('/health/live')).status).toBe(200);
  await release();
  expect((await server.submit({ mobileNumber: '3999999' })).status).toBe(200);
  expect((await server.upload(id, pdf)).status).toBe(200);
  expect((await server.get('/health/ready')).status).toBe(200);
});

const edit = (phone: string) => ({ phone_number: phone, email: 'changed@example.com' });

const others = `from pg_stat_activity where datname = current_database() and application_name <> 'holder'
  and pid <> pg_backend_pid()`;

async function waitingFor({ rows }: TestStorage): Promise<number> {
  return (await rows(`select pid ${others} and wait_event_type = 'Lock'`)).length;
}

/** Ends all other connections, as happens when an operator restarts the database or its proxy. */
async function cutConnections({ rows }: TestStorage): Promise<void> {
  await rows(`select pg_terminate_backend(pid) ${others}`);
}

async function setReadOnly(place: TestStorage, isOn: boolean): Promise<void> {
  const database = new URL(place.databaseUrl!).pathname.slice(1);
  const change = `alter database ${database} set default_transaction_read_only = ${isOn}`;
  await place.rows(`begin read write; ${change}; commit`);
  await cutConnections(place);
}

const isReady = async (server: TestServer) => (await server.get('/health/ready')).ok;

async function expectWorking(server: TestServer, mobileNumber: string): Promise<void> {
  const { body } = await server.submit({ mobileNumber });
  expect(body).toEqual({ id: expect.any(String) });
  expect((await server.get('/health/ready')).status).toBe(200);
}

describeOnPostgres('calls', (open) => {
  test('get 503 while the database is unreachable, and the server recovers without a restart', async () => {
    const place = await open();
    const wire = await startTcpProxy(place.databaseUrl!);
    const server = await startServer({ ...place, databaseUrl: wire.url });
    await expectWorking(server, '3000001');
    await wire.cut();
    await expectUnavailable(server.submit({ mobileNumber: '3000002' }));
    await expectUnavailable(server.logIn('3000001'));
    await expectUnavailable(server.get('/health/ready'));
    expect((await server.get('/health/live')).status).toBe(200);
    await wire.reopen();
    await expectWorking(server, '3000002');
    const phones = ['3000001', '3000002'];
    expect(await place.values('select phone from students order by phone')).toEqual(phones);
  });

  test('get 503 when their connections are cut, and the server keeps running', async () => {
    const server = await startServer(await open());
    const phones = ['3000001', '3000002'];
    const students = await Promise.all(phones.map((mobileNumber) => server.enrolStudent({ mobileNumber })));
    const release = await lockTable(server.place, 'applications', 'exclusive');
    const edits = students.map(({ id, bearer }, index) =>
      expectUnavailable(server.editAccount(id, edit(`300000${index + 1}`), bearer)),
    );
    await expect.poll(() => waitingFor(server.place)).toBe(2);
    await cutConnections(server.place);
    await Promise.all(edits);
    await release();
    await expect.poll(() => isReady(server)).toBe(true);
    await expectWorking(server, '3000003');
  });

  test('get 503 if they write while the database is read-only, like a standby being promoted', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    await setReadOnly(server.place, true);
    server.clock.at += 10 * 60_000;
    await expectUnavailable(server.editAccount(id, edit('3012345'), bearer));
    await expectUnavailable(server.submit({ mobileNumber: '3000002' }));
    await expectUnavailable(server.get('/health/ready'));
    expect((await server.application(id, bearer)).status).toBe(200);
    await setReadOnly(server.place, false);
    await expect.poll(() => isReady(server)).toBe(true);
    await expectWorking(server, '3000002');
  });

  test('get 503 for an application only if nothing of it was stored', async () => {
    const server = await startServer(await open());
    const release = await lockTable(server.place, 'known_clients', 'exclusive');
    await expectUnavailable(server.submit());
    expect(await server.place.rows('select id from students')).toEqual([]);
    await release();
    expect((await server.submit()).status).toBe(200);
  });

  test('get 503 while all connections are in use, and the server recovers without a restart', async () => {
    const server = await startServer(await open(), { surveysPerDay: 10 }, { databaseLimits: officeLimits });
    const student = await server.enrolStudent();
    const release = await lockTable(server.place, 'submissions', 'exclusive');
    const waiting = Array.from({ length: 8 }, (_, number) =>
      server.applyForLoan({ student_id: student.id, loan_amount: 3000 + number }, student.bearer),
    );
    await expect.poll(() => waitingFor(server.place)).toBe(8);
    await Promise.all([
      expectUnavailable(server.get('/health/ready')),
      expectUnavailable(server.submit({ mobileNumber: '3000002' })),
    ]);
    expect((await server.get('/health/live')).status).toBe(200);
    await release();
    expect(await statusesOf(waiting)).toEqual(Array(8).fill(200));
    expect(await server.place.rows('select id from submissions')).toHaveLength(8);
    await expectWorking(server, '3000002');
  });
});

describeOnEachDatabase('while the disk for files is missing', (open) => {
  test('responds with 503, stores no row, and recovers without a restart', async () => {
    const { server, id } = await startWithStudent(open);
    const files = path.join(server.place.dataDir, 'files');
    renameSync(files, `${files}-away`);
    await expectUnavailable(server.upload(id, pdf));
    await expectUnavailable(server.get('/health/ready'));
    expect(await server.place.rows('select id from invoice_files')).toEqual([]);
    renameSync(`${files}-away`, files);
    expect((await server.upload(id, pdf)).status).toBe(200);
    expect((await server.get('/health/ready')).status).toBe(200);
  });
});
