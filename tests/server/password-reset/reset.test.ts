import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSessions } from '#server/auth/sessions-repository.ts';
import { createStudents } from '#server/auth/students-repository.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import { askForCode, otherCodes, startWithCode, waitingCodes } from '../support/data/password-resets.ts';
import { newPassword, resetEntry } from '../support/data/sample-application.ts';
import { accepted, no, refusal, wrongCode, yes } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { restart, startServer, startWithStudent } from '../support/process/server.ts';
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

    expect((await server.invoiceExists(id, bearer)).status).toBe(401);
    expect((await server.invoiceExists(other.id, other.bearer)).status).toBe(200);
    expect(await server.place.rows('select token_digest from sessions')).toHaveLength(1);
    expect(await server.place.rows('select phone from login_failures')).toEqual([]);
    expect((await server.logIn(phone, 'correct horse')).status).toBe(401);
    expect((await server.logIn(phone, newPassword)).status).toBe(200);
    expect((await server.logIn(stranger)).status).toBe(200);
  });

  test('lets exactly one of several concurrent resets with one code succeed', async () => {
    const { server, code } = await startWithCode(open);
    const passwords = Array.from({ length: 6 }, (_, n) => `good horse ${n}`);
    const sent = passwords.map((each) => server.updatePassword({ code, newPassword: each }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(5).fill(403)]);
    expect((await server.logIn(phone, passwords[statuses.indexOf(200)])).status).toBe(200);
  });

  test('changes nothing for a phone other than the one that the code was sent to', async () => {
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

  test('opens no session for a log-in that verified the old password just before', async () => {
    const { server } = await startWithStudent(open);
    const database = await openDatabaseIn(server.place);
    const proven = (await createStudents(database).byPhone(phone))!;
    expect(await server.updatePassword({ code: await askForCode(server) })).toEqual(accepted);
    const sessions = createSessions(database, Date.now, { sessionIdleMs: hour, sessionMaxMs: hour });
    expect(await sessions.open(proven)).toBeUndefined();
    expect(await server.place.rows('select token_digest from sessions')).toEqual([]);
  });
});

describeOnDatabase('a reset code', (open) => {
  test('is made by the server: the client’s own code is useless and not stored', async () => {
    const { server, code } = await startWithCode(open);
    expect(await server.verifyCode('111111')).toEqual(no);
    const kept = JSON.stringify([
      await server.place.rows('select * from reset_entries'),
      await server.place.rows('select * from reset_codes'),
      await server.place.rows("select parameters from messages where kind = 'reset-code'"),
    ]);
    expect(kept.replaceAll(code, '')).not.toMatch(/111111|2026-11-20/);
  });

  test('is stored as a digest that cannot be reversed from the table alone', async () => {
    const { server, code } = await startWithCode(open);
    const [row] = await server.place.rows('select * from reset_codes');
    expect(Object.values(row!)).not.toContain(code);
    const plain = [code, `${phone}${code}`, `reset-code ${row!.student_id} ${phone} ${code}`];
    expect(plain.map((text) => hash('sha256', text))).not.toContain(row!.digest);
    const key = statSync(path.join(server.place.dataDir, 'reset.key'));
    expect([key.size, key.mode & 0o777]).toEqual([32, 0o600]);
  });

  test('works for ten minutes', async () => {
    const { server, code } = await startWithCode(open);
    server.clock.at += 10 * minute - 1;
    expect(await server.verifyCode(code)).toEqual(yes);
    server.clock.at += 1;
    expect(await server.verifyCode(code)).toEqual(no);
    expect(await server.updatePassword({ code })).toEqual(wrongCode);
  });

  test('is deleted everywhere on the next start once expired', async () => {
    const { server } = await startWithStudent(open);
    await askForCode(server);
    const later = await restart(server, 10 * minute);
    expect(await later.place.rows('select state, parameters from messages')).toEqual([
      { state: 'expired', parameters: null },
    ]);
    for (const table of ['reset_codes', 'reset_entries']) {
      expect(await later.place.rows(`select * from ${table}`)).toEqual([]);
    }
  });

  test('replaces the previous one, which is removed from the message queue', async () => {
    const { server } = await startWithStudent(open);
    const first = await askForCode(server);
    for (const wrong of otherCodes(first, 4)) await server.verifyCode(wrong);
    server.clock.at += minute;
    const second = await askForCode(server);
    expect(await waitingCodes(server)).toEqual([second]);
    expect(await server.verifyCode(first)).toEqual(no);
    // Trying the first code, which is no longer valid, used up one attempt at the second.
    for (const wrong of otherCodes(second, 3)) expect(await server.verifyCode(wrong)).toEqual(no);
    expect(await server.verifyCode(second)).toEqual(yes);
  });

  test('does not count checks of the right code as attempts', async () => {
    const { server, code } = await startWithCode(open);
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.verifyCode(code)));
    expect(answers).toEqual(Array(12).fill(yes));
    expect(await server.updatePassword({ code })).toEqual(accepted);
  });
});

describeOnDatabase('sending a code', (open) => {
  test('requires an entry of the last ten minutes, and a phone on record', async () => {
    const { server } = await startWithStudent(open);
    expect(await server.sendCode(phone)).toEqual(accepted);
    await server.enterReset(phone);
    server.clock.at += 10 * minute;
    expect(await server.sendCode(phone)).toEqual(accepted);
    await server.enterReset(stranger);
    for (const number of [stranger, 'abc3012345', '', '\0', '\ud800']) {
      expect(await server.sendCode(number)).toEqual(accepted);
    }
    expect(await server.place.rows('select id from messages')).toEqual([]);
  });

  test('prints the code in demo mode, and then deletes it', async () => {
    const printed: string[] = [];
    const server = await startServer(await open(), { demo: true }, { print: (line) => printed.push(line) });
    const demoPhone = demoStudents[0]!.phone;
    await server.enterReset(demoPhone);
    await server.sendCode(demoPhone);
    const messages = () => server.place.rows('select state, parameters from messages');
    await expect.poll(messages).toEqual([{ state: 'sent', parameters: null }]);
    expect(printed).toEqual([
      expect.stringMatching(new RegExp(`^WhatsApp message to ${demoPhone}: your code is \\d{6}$`)),
    ]);
    const code = printed[0]!.slice(-6);
    expect(await server.updatePassword({ phone: demoPhone, code })).toEqual(accepted);
    expect(server.log.join('')).not.toContain(code);
  });
});

describeOnDatabase('whether a phone has an account', (open) => {
  test('is revealed for five phones in a quarter of an hour, and then not at all', async () => {
    let { server } = await startWithStudent(open);
    expect(await server.verifyPhone(phone)).toEqual(yes);
    for (const number of ['3100001', '3100002', '3100003'])
      expect(await server.verifyPhone(number)).toEqual(no);
    server.clock.at += 5 * minute;
    expect(await server.verifyPhone('3100004')).toEqual(no);
    server = await restart(server);
    await server.enrolStudent({ mobileNumber: stranger });
    for (const number of [stranger, '3100005']) {
      const answer = await server.verifyPhone(number);
      expect(answer).toEqual(refusal(429, 'Too many phone numbers from your network. Try again later.'));
      expect(answer.headers.get('retry-after')).toBe('601');
      expect((await server.enterReset(number)).status).toBe(429);
    }
    // Phone numbers that were checked before may be checked again, in any spelling.
    expect(await server.verifyPhone('+220 301 2345')).toEqual(yes);
    expect(await server.verifyPhone('3100004')).toEqual(no);
    server.clock.at += 10 * minute + 1;
    expect(await server.verifyPhone(stranger)).toEqual(yes);
  });

  test('has the same limit as guesses at codes, so that a client at the limit cannot use up more phones’ attempts', async () => {
    const { server, code } = await startWithCode(open, {
      resetPhonesPerQuarterHour: 1,
      trustProxy: '127.0.0.1',
    });
    const theirs = from('41.1.1.1');
    expect(await server.verifyPhone(stranger, theirs)).toEqual(no);
    const guesses = otherCodes(code, 6);
    for (const guess of guesses.slice(0, 3)) {
      expect((await server.verifyCode(guess, phone, theirs)).status).toBe(429);
    }
    for (const guess of guesses.slice(3))
      expect((await server.updatePassword({ code: guess, ...theirs })).status).toBe(429);
    expect(await server.place.rows('select tries from reset_codes')).toEqual([{ tries: '{}' }]);
    expect(await server.verifyCode(code)).toEqual(yes);
    expect(await server.updatePassword({ code })).toEqual(accepted);
  });

  test('forgets a client’s phones on its next request, and on the next start', async () => {
    const place = await open();
    const server = await startServer(place, { trustProxy: '127.0.0.1' });
    const kept = () =>
      place.values(
        "select client || ' ' || phone from reset_lookups where phone <> '' order by client, phone",
      );
    for (const client of ['41.1.1.1', '41.1.1.2']) await server.verifyPhone(phone, from(client));
    server.clock.at += 15 * minute + 1;
    // A request deletes only rows of its own client, because requests of other clients may be using theirs.
    await server.verifyPhone(stranger, from('41.1.1.1'));
    expect(await kept()).toEqual([`41.1.1.1 ${stranger}`, `41.1.1.2 ${phone}`]);
    await restart(server);
    expect(await kept()).toEqual([`41.1.1.1 ${stranger}`]);
  });
});

describeOnDatabase('headers of a reset', (open) => {
  test('that are missing, repeated, huge or not text are refused without failures', async () => {
    const { server, code } = await startWithCode(open);
    const raw = (call: string, changes: object = {}) => {
      const lines = Object.entries({ phone, code, newPassword, ...changes })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `\r\n${name}: ${value}`);
      const head = `${call.replace(' ', ' /api/forgotpassword/')} HTTP/1.1\r\nhost: portal\r\ncontent-length: 0`;
      return server.rawResponse(head + lines.join(''));
    };
    const twice = `${phone}\r\nphone: ${stranger}`;
    const phones = ['', 'horse', '3'.repeat(101), '301234٥', `${phone}\x01`, '3'.repeat(20_000), twice];
    const codes = ['', `${code}\r\ncode: ${code}`, '1'.repeat(101), '12345é'];
    const passwords = ['horse one\r\nnewpassword: horse two', 'x'.repeat(1001), 'horse\x00horse'];
    for (const [call, name, values] of [
      ['GET verify_phone', 'phone', phones],
      ['GET verify_code', 'phone', phones],
      ['GET verify_code', 'code', codes],
      ['POST update_password', 'phone', phones],
      ['POST update_password', 'newPassword', passwords],
    ] as const)
      for (const value of [undefined, ...values]) {
        const answer = await raw(call, { [name]: value });
        expect(answer, `${call} ${name} ${value}`.slice(0, 200)).toMatch(/^HTTP\/1\.1 4(00|31) /);
      }
    expect((await server.logIn()).status).toBe(200);
    expect(await raw('POST update_password')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
