import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openS3Store } from '#server/files/s3-store.ts';
import { maxBytes, pdf } from '../support/data/invoices.ts';
import { newPassword, sampleApplication } from '../support/data/sample-application.ts';
import { accepted, statusesOf } from '../support/process/answers.ts';
import type { Calls } from '../support/process/calls.ts';
import { exitOf, runServerProcess } from '../support/process/process.ts';
import { startS3Server } from '../support/storage/s3-server.ts';
import { describeOnPostgres, type OpenStorage, temporaryFolder } from '../support/storage/test-storage.ts';

const hour = 3_600_000;
const { mobileNumber: phone } = sampleApplication;

/** Starts two servers, which share the database, the object store and the secret key, but no disk. */
async function openTwo(open: OpenStorage, environment: Record<string, string> = {}) {
  const place = await open();
  const store = await startS3Server();
  const start = async () => {
    const machine = { ...place, store, dataDir: temporaryFolder() };
    const running = await runServerProcess(machine, { RESET_KEY: 'ab'.repeat(32), ...environment });
    return { ...machine, ...running };
  };
  const [one, other] = await Promise.all([start(), start()]);
  const { rows, values } = place;
  return { one, other, store, start, rows, values };
}

function atBoth<Result>(
  times: number,
  servers: Calls[],
  call: (server: Calls, n: number) => Result,
): Result[] {
  return Array.from({ length: times }, (_, n) => call(servers[n % servers.length]!, n));
}

describeOnPostgres('two processes on one database and one object store', (open, openEmpty) => {
  test('start together on an empty database, and know each other’s students', async () => {
    const { one, other, rows } = await openTwo(openEmpty);
    expect(await statusesOf(atBoth(2, [one, other], (server) => server.get('/health/ready')))).toEqual([
      200, 200,
    ]);

    const { id, bearer } = await one.enrolStudent();
    const seenBy = async (server: Calls) => (await server.application(id, bearer)).status;
    expect(await seenBy(other)).toBe(200);

    await rows(`update sessions set used_at = used_at - ${hour}`);
    expect([await seenBy(one), await seenBy(other)]).toEqual([200, 200]);
    const [{ used_at }] = (await rows('select used_at from sessions')) as [{ used_at: string }];
    expect(Number(used_at)).toBeGreaterThan(Date.now() - hour / 2);
    await rows(`update sessions set used_at = used_at - ${2 * hour}`);
    expect([await seenBy(one), await seenBy(other)]).toEqual([401, 401]);

    const again = await other.enrolStudent();
    expect((await one.post('/api/logout', '{}', again.bearer)).status).toBe(200);
    expect((await other.application(id, again.bearer)).status).toBe(401);
  });

  test('accept each other’s reset code, once, which ends the sessions of both', async () => {
    const { one, other, rows } = await openTwo(open);
    const sessions = [await one.enrolStudent(), await other.enrolStudent()];
    await one.enterReset(phone);
    await other.sendCode(phone);
    const [message] = await rows("select parameters from messages where kind = 'reset-code'");
    const { code } = JSON.parse(String(message!.parameters)) as { code: string };
    expect(await one.verifyCode(code)).toEqual({ status: 200, body: true });
    const resets = atBoth(2, [one, other], (server) => server.updatePassword({ code }));
    expect(await statusesOf(resets)).toEqual([200, 403]);
    for (const [n, { id, bearer }] of sessions.entries()) {
      const server = [other, one][n]!;
      expect((await server.application(id, bearer)).status).toBe(401);
      expect((await server.logIn(phone, newPassword)).status).toBe(200);
    }
  });

  test('share files of up to 50 MB, which neither holds in memory', async () => {
    const { one, other, store } = await openTwo(open);
    const phones = ['3000001', '3000002', '3000003'];
    const students = await Promise.all(phones.map((mobileNumber) => one.enrolStudent({ mobileNumber })));
    const sent = pdf('large', maxBytes);
    const upload = (bytes: typeof sent) =>
      Promise.all(students.map(({ id, bearer }) => one.upload(id, bytes, 'a.pdf', bearer)));
    // Most of the memory that the first upload allocates is for code, so only the second one is measured.
    expect(await upload(pdf('small'))).toEqual([accepted, accepted, accepted]);
    const before = peakOf(one.child.pid!);
    expect(await upload(sent)).toEqual([accepted, accepted, accepted]);
    // The server frees the memory of transferred data only later, but must never hold all three files.
    expect(peakOf(one.child.pid!) - before).toBeLessThan(2 * maxBytes);
    const [{ id, bearer }] = students as [(typeof students)[0]];
    const { file_path } = (await other.invoiceExists(id, bearer)).body;
    const files = await openS3Store(store.config, temporaryFolder());
    expect((await buffer(await files.read(file_path!))).equals(sent)).toBe(true);
  });

  test('continue when one is killed during an upload, of which nothing remains', async () => {
    const { one, other, store, start, rows, values } = await openTwo(open);
    const { id, bearer } = await one.enrolStudent();
    store.fault = (method) => (method === 'HEAD' ? 'silent' : undefined);
    const lost = one.upload(id, pdf('lost'), 'a.pdf', bearer).catch(() => undefined);
    await expect.poll(() => store.objects.size).toBe(1);
    await exitOf(one.child, 'SIGKILL');
    await lost;
    store.fault = () => undefined;
    expect(await other.upload(id, pdf('kept'), 'a.pdf', bearer)).toEqual(accepted);
    await start();
    expect(store.objects.size).toBe(2);
    await rows(`update files_under_way set since = since - ${25 * hour}`);
    await start();
    const kept = await values('select stored_as from invoice_files');
    expect([...store.objects.keys()]).toEqual(kept);
    expect(kept).toHaveLength(1);
  });
});

function peakOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/VmHWM:\s+(\d+) kB/)![1]) * 1024;
}
