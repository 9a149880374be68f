import { expect, test } from 'vitest';
import { createSessions } from '#server/auth/sessions-repository.ts';
import { createStudents } from '#server/auth/students-repository.ts';
import { askForCode, otherCodes, startWithCode, waitingCodes } from '../support/data/password-resets.ts';
import { newPassword, resetEntry } from '../support/data/sample-application.ts';
import { accepted, no, wrongCode, yes } from '../support/process/answers.ts';
import { startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase, openDatabaseIn } from '../support/storage/test-storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const phone = '3012345';
const stranger = '3999999';

describeOnDatabase('a password reset', (open) => {
  test('goes from phone to code to password, ends every session and opens none', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const other = await server.enrolStudent({ mobileNumber: stranger });
    await server.logIn(phone, 'wrong horse');
    expect(await server.verifyPhone('+220 301-2345')).toEqual(yes);
    expect(await server.enterReset('+220 301 2345')).toEqual({
      status: 200,
      body: resetEntry('+220 301 2345'),
    });
    expect(await server.sendCode('2203012345')).toEqual(accepted);
    const [code] = await waitingCodes(server);
    expect(code).toMatch(/^\d{6}$/);
    expect(await server.verifyCode(`${code!.slice(0, 3)} ${code!.slice(3)}`)).toEqual(yes);
    expect(await server.verifyCode(code!.replace(/(..)/g, '$1-'), '+220 301 2345')).toEqual(yes);
    const spelt = { phone: '+2203012345', code: `${code!.slice(0, 3)}-${code!.slice(3)}` };
    const answer = await server.updatePassword(spelt);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer).toEqual(accepted);

    const exists = (headers: Record<string, string>, of = id) => server.invoiceExists(of, headers);
    expect((await exists(bearer)).status).toBe(401);
    expect((await exists(other.bearer, other.id)).status).toBe(200);
    expect(await server.place.rows('select token_digest from sessions')).toHaveLength(1);
    expect(await server.place.rows('select phone from login_failures')).toEqual([]);
    expect((await server.logIn(phone, 'correct horse')).status).toBe(401);
    expect((await server.logIn(phone, newPassword)).status).toBe(200);
    expect((await server.logIn(stranger)).status).toBe(200);
  });

  test('accepts the code once', async () => {
    const { server, code } = await startWithCode(open);
    expect(await server.updatePassword({ code })).toEqual(accepted);
    expect(await server.verifyCode(code)).toEqual(no);
    expect(await server.updatePassword({ code, newPassword: 'a stolen horse' })).toEqual(wrongCode);
    expect((await server.logIn(phone, newPassword)).status).toBe(200);
    expect(await waitingCodes(server)).toEqual([]);
    expect(await server.place.rows('select digest from reset_codes')).toEqual([]);
  });

  test('lets exactly one of several concurrent resets with one code succeed', async () => {
    const { server, code } = await startWithCode(open);
    const passwords = Array.from({ length: 6 }, (_, n) => `good horse ${n}`);
    const answers = await Promise.all(
      passwords.map((each) => server.updatePassword({ code, newPassword: each })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)]!;
    expect((await server.logIn(phone, winner)).status).toBe(200);
  });

  test('requires the code, whatever else is right', async () => {
    const { server, code } = await startWithCode(open);
    const [other] = otherCodes(code, 1) as [string];
    for (const headers of [{}, { code: '' }, { code: other }, { code: 'horse' }, { code: `${code}0` }]) {
      expect(await server.updatePassword(headers as Record<string, string>)).toEqual(wrongCode);
    }
    expect((await server.logIn()).status).toBe(200);
  });

  test('changes nothing for another phone than the code’s', async () => {
    const { server } = await startWithStudent(open);
    await server.enrolStudent({ mobileNumber: stranger });
    const mine = await askForCode(server);
    const theirs = await askForCode(server, stranger);
    expect(await server.verifyCode(theirs, stranger)).toEqual(yes);
    expect(await server.verifyCode(mine, stranger)).toEqual(no);
    expect(await server.updatePassword({ phone: stranger, code: mine })).toEqual(wrongCode);
    expect((await server.logIn(stranger)).status).toBe(200);
    expect(await server.updatePassword({ phone: '3888888', code: mine })).toEqual(wrongCode);
  });

  test('invalidates a code when its student changes the phone, also for the phone’s next owner', async () => {
    const { server, id, withPassword } = await startWithStudent(open);
    const other = await server.enrolStudent({ mobileNumber: stranger });
    const code = await askForCode(server);
    const edit = (of: string, phone_number: string, headers: Record<string, string>) =>
      server.editAccount(of, { phone_number, email: 'a@example.com' }, headers);
    expect((await edit(id, '3777777', withPassword)).status).toBe(200);
    expect((await edit(other.id, phone, other.withPassword)).status).toBe(409);
    expect(await server.verifyCode(code)).toEqual(no);
    expect(await server.updatePassword({ code })).toEqual(wrongCode);
  });

  test('opens no session for a log-in that verified the old password just before', async () => {
    const { server } = await startWithStudent(open);
    const database = await openDatabaseIn(server.place);
    const proven = (await createStudents(database).byPhone(phone))!;
    expect(await server.updatePassword({ code: await askForCode(server) })).toEqual(accepted);
    const { clock, place } = server;
    const sessions = createSessions(database, () => clock.at, { sessionIdleMs: hour, sessionMaxMs: hour });
    expect(await sessions.open(proven)).toBeUndefined();
    expect(await place.rows('select token_digest from sessions')).toEqual([]);
  });

  test('refuses an unacceptable password with a sentence, and keeps the code', async () => {
    const { server, code } = await startWithCode(open);
    for (const [password, words] of [
      ['1234567', 'Your new password must have at least 8 characters.'],
      ['x'.repeat(129), 'Your new password must be 128 characters or fewer.'],
      ['', 'Enter a Password.'],
      ['motdépasse', 'Your new password can have English letters, digits and signs'],
    ] as const) {
      const { status, body } = await server.updatePassword({ code, newPassword: password });
      const { error, problems } = body as { error: string; problems: { field: string }[] };
      expect([status, problems.map(({ field }) => field)], words).toEqual([400, ['newPassword']]);
      expect(error).toContain(`The password was not changed. ${words}`);
    }
    expect(await server.updatePassword({ code })).toEqual(accepted);
  });
});
