import { expect, test } from 'vitest';
import { createPasswords } from '#server/auth/passwords.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import { askForCode } from '../support/data/password-resets.ts';
import { startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, openDatabaseIn, openEmbedded } from '../support/storage/test-storage.ts';

/*
 * These tests cover ASVS V6.2.4 and V6.2.11: a new password must be neither a common one nor made from the
 * student's name or phone number.
 */

const phone = '3918264';
const applicant = { mobileNumber: phone };

/**
 * A common password, the phone number reversed, and a spelling of the applicant's name, Isatou.
 * src/domain/guessable-password.test.ts tests more passwords.
 */
const guessable = ['P4ssw0rd', '4628193#', '1s4t0u99'];

const easyToGuess = (opening: string, field: string) => {
  const message = expect.stringMatching(/^This password is easy to guess\./);
  const error = expect.stringMatching(new RegExp(`^${opening} This password is easy to guess`));
  return { status: 400, body: { error, problems: [{ field, message }] } };
};

const update = (server: TestServer, code: string, newPassword: string) =>
  server.updatePassword({ phone, code, newPassword });

/**
 * Stores a password as if the student had chosen it before the server refused passwords that are easy to
 * guess.
 */
async function givePassword(server: TestServer, password: string): Promise<void> {
  const database = await openDatabaseIn(server.place);
  const password_hash = await createPasswords().hash(password, 'nobody');
  await database.updateTable('students').set({ password_hash }).execute();
}

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
