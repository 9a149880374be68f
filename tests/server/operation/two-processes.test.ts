import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openObjectStore } from '#server/files/object-store.ts';
import { accepted, maxBytes, pdf } from '../support/data/invoices.ts';
import { sampleApplication } from '../support/data/sample-application.ts';
import { sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { exitOf, runServerProcess } from '../support/process/process.ts';
import {
  type Calls,
  callsTo,
  enrolStudent,
  responseOf,
  retryUntilAccepted,
} from '../support/process/server.ts';
import { startObjectStore } from '../support/storage/object-store.ts';
import {
  describeOnPostgres,
  longTimeout,
  type OpenStorage,
  temporaryFolder,
} from '../support/storage/test-storage.ts';

const hour = 3_600_000;
const { mobileNumber: phone } = sampleApplication;

/** Two servers as on two machines: one database, one object store and one key, and a disk each. */
async function openTwo(open: OpenStorage, environment: Record<string, string> = {}) {
  const place = await open();
  const store = await startObjectStore();
  const start = async () => {
    const machine = { ...place, store, dataDir: temporaryFolder() };
    const running = await runServerProcess(machine, { RESET_KEY: 'ab'.repeat(32), ...environment });
    return { ...machine, ...running, ...callsTo(running.url) };
  };
  const [one, other] = await Promise.all([start(), start()]);
  return { one, other, store, start, rows: place.rows };
}

/** Calls both, in turn and at once. */
function atBoth<Result>(
  times: number,
  servers: Calls[],
  call: (server: Calls, n: number) => Result,
): Result[] {
  return Array.from({ length: times }, (_, n) => call(servers[n % servers.length]!, n));
}

async function statusesOf(answers: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status).sort();
}

describeOnPostgres('two processes on one database and one object store', (open, openEmpty) => {
  test('start together on an empty database, and know each other’s students', async () => {
    const { one, other, rows } = await openTwo(openEmpty);
    const migrations = await rows('select name from kysely_migration');
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    expect(await statusesOf(atBoth(2, [one, other], (server) => server.get('/health/ready')))).toEqual([
      200, 200,
    ]);

    const { id, bearer } = await enrolStudent(one);
    const seenBy = async (server: Calls) => (await server.get(`/api/applications/${id}`, bearer)).status;
    expect(await seenBy(other)).toBe(200);

    await rows(`update sessions set used_at = used_at - ${hour}`);
    expect([await seenBy(one), await seenBy(other)]).toEqual([200, 200]);
    const [{ used_at }] = (await rows('select used_at from sessions')) as [{ used_at: string }];
    expect(Number(used_at)).toBeGreaterThan(Date.now() - hour / 2);
    await rows(`update sessions set used_at = used_at - ${2 * hour}`);
    expect([await seenBy(one), await seenBy(other)]).toEqual([401, 401]);

    const again = await enrolStudent(other);
    expect((await one.post('/api/logout', '{}', again.bearer)).status).toBe(200);
    expect((await other.get(`/api/applications/${id}`, again.bearer)).status).toBe(401);
  });

  test('a code that one sent is good at the other, once, and ends the sessions of both', async () => {
    const { one, other, rows } = await openTwo(open);
    const sessions = [await enrolStudent(one), await enrolStudent(other)];
    const entry = { phone_number: phone, verification_code: '000000', created_at: '2026-11-20' };
    await one.post('/api/forgotpassword/generate_forgot_password_entry', entry);
    await other.post('/api/messaging/forgot_password', { student_number: phone, one_time_code: '000000' });
    const [message] = await rows("select parameters from messages where kind = 'reset-code'");
    const { code } = JSON.parse(String(message!.parameters)) as { code: string };
    const verified = one.get('/api/forgotpassword/verify_code', { phone, code });
    expect(await responseOf(verified)).toEqual({ status: 200, body: true });
    const headers = { phone, code, newPassword: 'a better horse' };
    const resets = atBoth(2, [one, other], (server) =>
      server.post('/api/forgotpassword/update_password', '{}', headers),
    );
    expect(await statusesOf(resets)).toEqual([200, 403]);
    for (const [n, { id, bearer }] of sessions.entries()) {
      const server = [other, one][n]!;
      expect((await server.get(`/api/applications/${id}`, bearer)).status).toBe(401);
      expect((await server.logIn(phone, 'a better horse')).status).toBe(200);
    }
  });

  test('count together who tries too much', async () => {
    const limits = { SUBMISSIONS_PER_HOUR: '4', RESET_PHONES_PER_QUARTER_HOUR: '4' };
    const { one, other, rows } = await openTwo(open, limits);
    const both = [one, other];
    expect(await statusesOf(atBoth(5, both, (server) => server.logIn('3000000', 'wrong')))).toEqual(
      Array(5).fill(401),
    );
    const failures = await rows('select distinct failures from login_failures');
    expect(failures).toEqual([{ failures: 5 }]);

    const admitted = [...Array(4).fill(200), ...Array(4).fill(429)];
    const lookups = atBoth(8, both, (server, n) =>
      server.get('/api/forgotpassword/verify_phone', { phone: `310000${n}` }),
    );
    expect(await statusesOf(lookups)).toEqual(admitted);

    const submissions = atBoth(8, both, (server, n) => server.submit({ mobileNumber: `300000${n}` }));
    expect(await statusesOf(submissions)).toEqual(admitted);
  });

  test('keep once what is sent to both at once', async () => {
    const { one, other, store, rows } = await openTwo(open);
    const both = [one, other];
    const submitted = atBoth(50, both, (server) => responseOf(retryUntilAccepted(() => server.submit())));
    const submissions = await Promise.all(submitted);
    expect(new Set(submissions.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows('select id from applications')).toEqual([submissions[0]!.body]);

    const { id, token, bearer, withPassword } = await enrolStudent(one);
    const survey = { ...sampleFreelanceSurvey, student_id: id };
    const surveys = atBoth(10, both, (server) =>
      retryUntilAccepted(() => server.post('/api/surveys/freelance', survey, bearer)),
    );
    expect(await statusesOf(surveys)).toEqual(Array(10).fill(200));
    expect(await rows('select id from freelance_surveys')).toHaveLength(1);

    const invoices = atBoth(8, both, (server) => responseOf(server.upload(id, pdf('same'), 'a.pdf', token)));
    expect(await Promise.all(invoices)).toEqual(Array(8).fill(accepted));
    expect(await rows('select stored_as from invoice_files')).toEqual(
      [...store.objects.keys()].map((stored_as) => ({ stored_as })),
    );

    const second = await enrolStudent(other, { mobileNumber: '3999999' });
    const edit = { phone_number: '3055555', email: 'a@example.com' };
    const edits = [
      one.put(`/api/applications/${id}`, edit, withPassword),
      other.put(`/api/applications/${second.id}`, edit, second.withPassword),
    ];
    expect(await statusesOf(edits)).toEqual([200, 409]);
  });

  test('share their files, of 50 MB too, which neither holds in memory', async () => {
    const { one, other, store } = await openTwo(open);
    const phones = ['3000001', '3000002', '3000003'];
    const students = await Promise.all(phones.map((mobileNumber) => enrolStudent(one, { mobileNumber })));
    const sent = pdf('large', maxBytes);
    const upload = (bytes: typeof sent) =>
      Promise.all(students.map(({ id, token }) => responseOf(one.upload(id, bytes, 'a.pdf', token))));
    // What a first upload takes is code.
    expect(await upload(pdf('small'))).toEqual([accepted, accepted, accepted]);
    const before = peakOf(one.child.pid!);
    expect(await upload(sent)).toEqual([accepted, accepted, accepted]);
    // What went through is garbage for a while, but never all of it.
    expect(peakOf(one.child.pid!) - before).toBeLessThan(2 * maxBytes);
    const [{ id, bearer }] = students as [(typeof students)[0]];
    const exists = await responseOf(other.get(`/api/upload_invoices/exists?id=${id}`, bearer));
    const { file_path } = exists.body as { file_path: string };
    const files = await openObjectStore(store.config, temporaryFolder());
    expect((await buffer(await files.read(file_path))).equals(sent)).toBe(true);
  });

  test('go on when one is killed in the middle of an upload, of which nothing stays', async () => {
    const { one, other, store, start, rows } = await openTwo(open);
    const { id, token } = await enrolStudent(one);
    store.fault = (method) => (method === 'HEAD' ? 'silent' : undefined);
    const lost = one.upload(id, pdf('lost'), 'a.pdf', token).catch(() => undefined);
    await expect.poll(() => store.objects.size, longTimeout).toBe(1);
    const exited = exitOf(one.child);
    one.child.kill('SIGKILL');
    await exited;
    await lost;
    store.fault = () => undefined;
    expect(await responseOf(other.upload(id, pdf('kept'), 'a.pdf', token))).toEqual(accepted);
    await start();
    expect(store.objects.size).toBe(2);
    await rows(`update files_under_way set since = since - ${25 * hour}`);
    await start();
    const kept = await rows('select stored_as from invoice_files');
    expect([...store.objects.keys()]).toEqual(kept.map((row) => row.stored_as));
    expect(kept).toHaveLength(1);
  });
});

/** The most memory that a process has held so far, in bytes; 0 where the system does not tell. */
function peakOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/VmHWM:\s+(\d+) kB/)![1]) * 1024;
}
