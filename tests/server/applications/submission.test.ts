import { expect, test } from 'vitest';
import { readSubmission } from '#server/applications/submission.ts';
import { sampleApplication } from '../support/data/sample-application.ts';
import { refusal, retryUntilAccepted } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { restart, startServer, startWithApplication } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

describeOnDatabase('POST /applications/submission', (open) => {
  test('stores a student and an application, and returns its id', async () => {
    const server = await startServer(await open());
    const id = await server.applyForId({ mobileNumber: '+220 301 2345' });
    expect(id).toMatch(/^[\w-]{22}$/);

    const [student, ...noOther] = await server.place.rows('select * from students');
    expect(noOther).toEqual([]);
    expect(student).toMatchObject({ phone: '3012345', is_demo: 0 });
    expect(student!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

    const [row] = await server.place.rows('select * from applications');
    const { answers, ...application } = row!;
    expect(application).toEqual({
      id,
      student_id: student!.id,
      status: 'open',
      flow_version: 1,
      first_name: 'Isatou',
      last_name: 'Ceesay',
      email: 'isatou@example.com',
      mat_number: '00123',
      university_id: 2,
      date_applied: '2026-11-20',
      start_date: null,
      application_fee: null,
      created_at: expect.anything(),
    });
    expect(Number(application.created_at)).toBe(server.clock.at);
    const outsideOfSteps = ['mobileNumber', 'password', 'university', 'status'];
    const answered = Object.entries(sampleApplication).filter(
      ([name, answer]) => answer !== '' && !outsideOfSteps.includes(name),
    );
    const steps = JSON.parse(String(answers));
    expect(Object.keys(steps)).toEqual(['basic', 'academic', 'loan']);
    expect(Object.assign({}, ...Object.values(steps))).toEqual(Object.fromEntries(answered));
  });

  test('returns the same id for the same phone and password, however the phone is spelt', async () => {
    const server = await startServer(await open());
    const first = await server.submit();
    const again = await server.submit({ mobileNumber: '2203012345', firstName: 'Changed' });
    expect(again).toEqual(first);
    expect(await server.place.values('select first_name from applications')).toEqual(['Isatou']);
  });

  test('ignores unknown keys and any claimed status', async () => {
    const server = await startServer(await open());
    const extra = { status: 'approved', is_demo: 1, id: 'mine', role: 'admin', toString: 'x' };
    expect((await server.submit(extra)).status).toBe(200);
    const [row] = await server.place.rows('select status, id, answers from applications');
    expect(row).toMatchObject({ status: 'open' });
    expect(row!.id).not.toBe('mine');
    expect(row!.answers).not.toMatch(/admin|role|toString|university|password/);
  });

  test('refuses wrong answers with a sentence for each, in form order, and stores nothing', async () => {
    const server = await startServer(await open());
    const { status, body } = await server.submit({ GPA: 'x', email: '', password: '' });
    expect(status).toBe(400);
    const { error, problems = [] } = body;
    expect(problems.map(({ field }) => field)).toEqual(['password', 'email', 'GPA']);
    for (const { message } of problems) {
      expect(message).toMatch(/^[A-Z].*\S$/);
      expect(error).toContain(message);
    }
    expect(await server.place.rows('select id from students')).toEqual([]);
    expect(await server.place.rows('select phone from submission_phones')).toEqual([]);
  });

  test('limits the distinct phones per client and hour, not counting repeats', async () => {
    let server = await startServer(await open(), { submissionsPerHour: 2, trustProxy: '127.0.0.1' });
    const submit = (client: string, mobileNumber: string) => server.submit({ mobileNumber }, from(client));
    for (const phone of ['3000001', '3000001', '3000002'])
      expect((await submit('41.1.1.1', phone)).status).toBe(200);

    const refused = await submit('41.1.1.1', '3000003');
    expect(refused).toEqual(refusal(429, 'Too many applications from your network. Try again in an hour.'));
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await submit('41.1.1.1', '3000002')).status).toBe(200);
    expect((await submit('41.1.1.2', '3000003')).status).toBe(200);

    server = await restart(server);
    expect((await submit('41.1.1.1', '3000004')).status).toBe(429);
    server.clock.at += 60 * 60_000 + 1;
    expect((await submit('41.1.1.1', '3000004')).status).toBe(200);
  });

  test('counts a wrong password as a failed log-in of the phone, whichever client sends it', async () => {
    const { server } = await startWithApplication(open, { trustProxy: '127.0.0.1' });
    for (let n = 0; n < 8; n += 1) {
      const answer = await server.submit({ password: `wrong horse ${n}` }, from(`41.1.1.${n}`));
      expect(answer.status).toBe(409);
    }
    expect(server.waits).toEqual([1000, 2000, 4000]);
    server.waits.length = 0;
    expect((await server.logIn()).status).toBe(200);
    expect((await server.logIn()).status).toBe(200);
    expect(server.waits).toEqual([8000]);
  });
});

describeOnEachDatabase('concurrent POST /applications/submission', (open) => {
  test('stores twenty equal submissions as one row with one id', async () => {
    const server = await startServer(await open());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryUntilAccepted(() => server.submit())),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(server.waits).toEqual([]);
    expect(await server.place.values('select phone from students')).toEqual(['3012345']);
    expect(await server.place.values('select status from applications')).toEqual(['open']);
  });
});

const read = (changes: object) => readSubmission({ ...sampleApplication, ...changes }, '2026-11-20');

// The application's form does not ask for these values. tests/properties.test.ts tests all others.
test.each([
  ['the code of another school', { university: 1 }, 'university'],
  ['a phone of eleven digits', { mobileNumber: '30123456789' }, 'mobileNumber'],
  ['no phone', { mobileNumber: '' }, 'mobileNumber'],
  ['an invisible character in a phone', { mobileNumber: '400\u00000012' }, 'mobileNumber'],
  ['an invisible character in a password', { password: 'correct\0horse' }, 'password'],
  ['half a character in a password', { password: 'correct horse \ud83d' }, 'password'],
  ['a short password', { password: 'short' }, 'password'],
])('refuses %s', (_what, wrong, field) => {
  const problems = [expect.objectContaining({ field })];
  expect(() => read(wrong)).toThrow(expect.objectContaining({ statusCode: 400, problems }));
});

test('derives the university from the school if its code is missing', () => {
  expect(read({ university: undefined, currentSchool: "UTG Master's" }).universityId).toBe(4);
});
