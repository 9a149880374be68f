import { expect, test } from 'vitest';
import { readAccountEdit } from '#server/account/account-edit.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import { askForCode } from '../support/data/password-resets.ts';
import { statusesOf } from '../support/process/answers.ts';
import { startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  openDatabaseIn,
  openEmbedded,
} from '../support/storage/test-storage.ts';

const phone = '3918264';
const applicant = { mobileNumber: phone };

/** A common password, the reversed phone number, and the name Isatou, each slightly changed. */
const guessable = ['P4ssw0rd', '4628193#', '1s4t0u99'];

const easyToGuess = (opening: string, field: string) => {
  const message = expect.stringMatching(/^This password is easy to guess\./);
  const error = expect.stringMatching(new RegExp(`^${opening} This password is easy to guess`));
  return { status: 400, body: { error, problems: [{ field, message }] } };
};

const update = (server: TestServer, code: string, newPassword: string) =>
  server.updatePassword({ phone, code, newPassword });

/** Sets a password as if it had been chosen before the server refused passwords that are easy to guess. */
async function givePassword(server: TestServer, password: string): Promise<void> {
  const database = await openDatabaseIn(server.place);
  const password_hash = await createPasswords().hash(password, 'nobody');
  await database.updateTable('students').set({ password_hash }).execute();
}

/* These tests cover the requirements V6.2.4 and V6.2.11 of the OWASP ASVS. */
describeOnDatabase('a new password', (open) => {
  test('is refused in an application if it is easy to guess, and nothing is stored', async () => {
    const server = await startServer(await open());
    for (const password of guessable) {
      const answer = await server.submit({ ...applicant, password });
      expect(answer, password).toEqual(easyToGuess('The application was not accepted.', 'password'));
    }
    expect(await server.place.rows('select phone from students')).toEqual([]);
  });

  test('is refused at a reset if it is easy to guess, and the code stays valid', async () => {
    const { server } = await startWithStudent(open, {}, applicant);
    const code = await askForCode(server, phone);
    for (const password of guessable) {
      const answer = await update(server, code, password);
      expect(answer, password).toEqual(easyToGuess('The password was not changed.', 'newPassword'));
    }
    expect((await server.logIn(phone)).status).toBe(200);
    expect(await server.place.rows('select tries from reset_codes')).toEqual([{ tries: '{}' }]);
    expect((await update(server, code, 'three green mangoes')).status).toBe(200);
  });

  test('reveals nothing about a phone’s owner without a valid code', async () => {
    const { server } = await startWithStudent(open, {}, applicant);
    await askForCode(server, phone);
    const wrong = await update(server, '000000', 'three green mangoes');
    expect(wrong.status).toBe(403);
    for (const password of ['isatou1234', 'fatou1234', 'password'])
      expect(await update(server, '000000', password), password).toEqual(wrong);
  });

  test('is not demanded of existing accounts, at log-in or for a repeated application', async () => {
    const { server, id } = await startWithStudent(open, {}, applicant);
    for (const password of ['12345678', 'isatou1234', phone]) {
      await givePassword(server, password);
      expect((await server.logIn(phone, password)).status, password).toBe(200);
    }
    await givePassword(server, '12345678');
    const again = await server.submit({ ...applicant, password: '12345678' });
    expect(again).toEqual({ status: 200, body: { id } });
    expect((await server.submit({ ...applicant, password: 'password' })).status).toBe(409);
    expect((await server.logIn(phone, '12345678')).status).toBe(200);
  });
});

test('lets new accounts choose the demo students’ passwords', async () => {
  const server = await startServer(await openEmbedded(), { submissionsPerHour: 100 });
  for (const { phone, password, answers } of demoStudents) {
    const { firstName, surname, email } = answers;
    const submission = { mobileNumber: phone, password, firstName, surname, email };
    expect((await server.submit(submission)).status, password).toBe(200);
  }
});

const application = {
  status: 'open',
  date_applied: '2026-11-20',
  start_date: null,
  first_name: 'Isatou',
  last_name: 'Ceesay',
  phone_number: '3012345',
  email: 'isatou@example.com',
  mat_number: '00123',
  university: { id: 2, name: 'Gambia College' },
};
const edit = { phone_number: '3055555', email: 'ceesay@example.com' };

describeOnDatabase('PUT /applications/{user}', (open) => {
  test('accepts an unchanged phone, a repeated request, and surrounding blanks', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const same = { phone_number: ' 3012345 ', email: ' ceesay@example.com\0' };
    for (let times = 0; times < 2; times += 1) {
      expect(await server.editAccount(id, same, bearer)).toEqual({
        status: 200,
        body: { ...application, email: 'ceesay@example.com' },
      });
    }
  });

  test('changes phone and e-mail at once and nothing else, whatever else is sent', async () => {
    const { server, id, bearer, withPassword } = await startWithStudent(open);
    expect(await server.application(id, bearer)).toEqual({ status: 200, body: application });
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    const students = () => server.place.rows('select * from students order by created_at, id');
    const applications = () => server.place.rows('select * from applications order by created_at, id');
    const before = [await students(), await applications()] as const;
    const others = { id: other.id, student_id: other.id, user: other.id, university: { id: 1 }, is_demo: 1 };
    const decided = { status: 'approved', start_date: '2026-01-01', mat_number: '1', first_name: 'Fatou' };
    const body = { ...application, ...edit, ...others, ...decided, password: 'another horse', toString: 'x' };
    const changed = { status: 200, body: { ...application, ...edit } };
    expect(await server.editAccount(id, body, withPassword)).toEqual(changed);
    expect(await server.application(id, bearer)).toEqual(changed);
    expect((await server.logIn('3012345')).status).toBe(401);
    expect(await server.logIn('3055555')).toMatchObject({ status: 200, body: { user: id } });
    expect(await students()).toEqual(
      before[0].map((row) => (row.phone === '3012345' ? { ...row, phone: '3055555' } : row)),
    );
    expect(await applications()).toEqual(
      before[1].map((row) => (row.id === id ? { ...row, email: edit.email } : row)),
    );
  });
});

describeOnEachDatabase('concurrent PUT /applications/{user}', (open) => {
  test('gives a phone to one of several concurrent requests', async () => {
    const server = await startServer(await open());
    const phones = Array.from({ length: 10 }, (_, index) => `300000${index}`);
    const students = await Promise.all(phones.map((mobileNumber) => server.enrolStudent({ mobileNumber })));
    const edits = students.map(({ id, withPassword }) => server.editAccount(id, edit, withPassword));
    expect(await statusesOf(edits)).toEqual([200, ...Array(9).fill(409)]);
    const rows = await server.place.rows("select id from applications where email = 'ceesay@example.com'");
    expect(rows).toHaveLength(1);
  });
});

// Other wrong values are tested in tests/properties.test.ts, and values of a wrong type in answers.test.ts.
test.each([
  ['a phone with the country code', { phone_number: '2203012345' }, 'phone_number'],
  ['a phone of eleven digits', { phone_number: '30123456789' }, 'phone_number'],
  ['a blank phone', { phone_number: ' ' }, 'phone_number'],
  ['an empty e-mail', { email: '' }, 'email'],
])('refuses %s', (_what, wrong, field) => {
  const problems = [{ field, message: expect.stringMatching(/^[A-Z].*\S$/) }];
  const message = expect.stringMatching(/^The changes were not accepted\. [A-Z].*\.$/);
  expect(() => readAccountEdit({ ...edit, ...wrong }, '2026-11-20')).toThrow(
    expect.objectContaining({ statusCode: 400, message, problems }),
  );
});
