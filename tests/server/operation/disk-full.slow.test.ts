import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { serverEnvironment, serverMain } from '../../process.ts';
import { damageIn, findingsIn, leftoversIn } from '../../soak/audit.ts';
import { sampleFile } from '../../soak/files.ts';
import { send } from '../../soak/retrying-client.ts';
import {
  type Answer,
  account,
  accountEdit,
  application,
  businessLoan,
  invoice,
  logIn,
  type Student,
  type Write,
} from '../../soak/writes.ts';
import { answerOf, expectUnavailable } from '../support/process/answers.ts';
import { callsTo } from '../support/process/calls.ts';
import { startNoting } from '../support/process/noting-client.ts';
import { exitOf, runServerProcess, startServerProcess } from '../support/process/process.ts';
import { freePort } from '../support/storage/postgres.ts';
import type { Store } from '../support/storage/rows.ts';
import { limitFiles, mountSmallDisk, type SmallDisk } from '../support/storage/small-disk.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const nothingWrong = { lost: [], duplicated: [], unexplained: [] };

function clientOf(url: string) {
  const { ledger, post } = startNoting(url);
  return {
    ledger,
    post,

    async enrol(phone: string): Promise<Student> {
      const { id } = await post(application(phone));
      const { access_token: token } = await post(logIn(phone));
      return { id: id!, phone, token: token! };
    },

    /** Posts until a submission is refused. The first still fit into free space in the database's file. */
    async postUntilFull(student: Student): Promise<void> {
      for (let number = 1000; number < 1200; number += 1) {
        const write = businessLoan(student, number);
        const answer = await answerOf<Answer>(send(url, write));
        if (answer.status !== 200) return expectUnavailable(Promise.resolve(answer));
        ledger.note(write.findings(answer.body));
      }
      throw new Error('The disk did not get full.');
    },

    refused: (write: Write) => expectUnavailable(answerOf(send(url, write))),

    statusOf: async (address: string) => (await callsTo(url).get(address)).status,
  };
}

function skipUnless<Disk extends SmallDisk>(disk: Disk | undefined, { skip }: TestContext): Disk {
  return disk ?? skip('This machine does not let the tests have a disk that is full');
}

async function expectAllStored(store: Store, { ledger }: ReturnType<typeof clientOf>): Promise<void> {
  expect(ledger.compare(await findingsIn(store))).toEqual(nothingWrong);
  expect(await damageIn(store)).toEqual([]);
  expect((await leftoversIn(store)).parts).toEqual([]);
}

async function stop(child: ChildProcess): Promise<void> {
  expect(await exitOf(child, 'SIGTERM')).toEqual([0, null]);
}

async function throughFullDatabase(store: Store, openDisk: (pid: number) => SmallDisk): Promise<void> {
  const server = await runServerProcess(store);
  const client = clientOf(server.url);
  const student = await client.enrol('3000001');
  const file = sampleFile();
  const disk = openDisk(server.child.pid!);
  const later = [
    application('3000002'),
    businessLoan(student, 1),
    accountEdit(student, 1),
    logIn('3000001'),
    invoice(student.id, file),
  ];

  disk.fill();
  await client.postUntilFull(student);
  for (const write of later) await client.refused(write);
  expect(await client.statusOf('/health/ready')).toBe(503);
  expect(await client.statusOf('/health/live')).toBe(200);
  expect((await send(server.url, account(student))).status).toBe(200);
  expect((await leftoversIn(store)).parts).toEqual([]);

  disk.free();
  expect(await client.statusOf('/health/ready')).toBe(200);
  for (const write of later) await client.post(write);
  await stop(server.child);
  await expectAllStored(store, client);
}

describe('a full disk: acknowledges nothing, reads work, and writes recover without a restart', () => {
  test('database and files', async (context) => {
    const store = await openEmbedded();
    const disk = skipUnless(mountSmallDisk(store.dataDir), context);
    await throughFullDatabase(store, () => disk);
  });

  test('no file may grow', async (context) => {
    await throughFullDatabase(await openEmbedded(), (pid) => skipUnless(limitFiles(pid), context));
  });

  test('the files alone: everything else is stored', async (context) => {
    const store = await openEmbedded();
    mkdirSync(store.dataDir, { recursive: true });
    const disk = skipUnless(mountSmallDisk(path.join(store.dataDir, 'files')), context);
    const server = await runServerProcess(store);
    const client = clientOf(server.url);
    const student = await client.enrol('3000001');
    const file = invoice(student.id, sampleFile());

    disk.fill();
    await client.refused(file);
    expect(await client.statusOf('/health/ready')).toBe(503);
    await client.post(businessLoan(student, 1));

    disk.free();
    expect(await client.statusOf('/health/ready')).toBe(200);
    await client.post(file);
    await stop(server.child);
    await expectAllStored(store, client);
  });

  test('a log that cannot be written stops nothing, not even the shutdown', async (context) => {
    const store = await openEmbedded();
    const log = path.join(store.dataDir, 'portal.log');
    const port = await freePort();
    const output = openSync(log, 'w');
    const child = spawn(process.execPath, [serverMain], {
      stdio: ['ignore', output, output],
      env: serverEnvironment(store.dataDir, undefined, { PORT: String(port) }),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const { statusOf } = clientOf(`http://127.0.0.1:${port}`);
    const state = () => statusOf('/health/ready').catch(() => 'not there');
    await expect.poll(state).toBe(200);
    const disk = skipUnless(limitFiles(child.pid!), context);

    disk.fill();
    const before = statSync(log).size;
    for (let count = 0; count < 3; count += 1) expect(await statusOf('/health/ready')).toBe(503);
    expect(statSync(log).size).toBe(before);

    disk.free();
    expect(await statusOf('/health/ready')).toBe(200);
    // The test polls, because the server writes the log line only after the response.
    await expect.poll(() => statSync(log).size).toBeGreaterThan(before);

    disk.fill();
    expect(await statusOf('/health/ready')).toBe(503);
    await stop(child);
  });
});

test('does not start on a read-only disk, and says so in a sentence', async (context) => {
  const store = await openEmbedded();
  const disk = skipUnless(mountSmallDisk(store.dataDir), context);
  await stop((await runServerProcess(store)).child);
  disk.makeReadOnly();
  const { child, output } = startServerProcess(store);
  expect(await exitOf(child)).toEqual([1, null]);
  await expect.poll(output).toMatch(/^The database or the disk cannot be used: [^\n]*\n$/);
});
