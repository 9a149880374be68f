import { expect, test } from 'vitest';
import { otherCodes, startWithCode } from '../support/data/password-resets.ts';
import { newPassword } from '../support/data/sample-application.ts';
import { accepted, no, refusal, yes } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { restart, startServer, startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;
const phone = '3012345';
const stranger = '3999999';

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
    // A client that has reached the limit may still check earlier phone numbers again, in any spelling.
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
      const answer = server.get('/api/forgotpassword/verify_code', { phone, code: guess, ...theirs });
      expect((await answer).status).toBe(429);
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
    const kept = async () =>
      (
        await place.rows("select client, phone from reset_lookups where phone <> '' order by client, phone")
      ).map(({ client, phone }) => `${client} ${phone}`);
    for (const client of ['41.1.1.1', '41.1.1.2']) await server.verifyPhone(phone, from(client));
    server.clock.at += 15 * minute + 1;
    // A request deletes only expired rows of its own client. Rows of other clients may be in use by their
    // requests at the same time.
    await server.verifyPhone(stranger, from('41.1.1.1'));
    expect(await kept()).toEqual([`41.1.1.1 ${stranger}`, `41.1.1.2 ${phone}`]);
    await restart(server);
    expect(await kept()).toEqual([`41.1.1.1 ${stranger}`]);
  });
});

describeOnDatabase('headers of a reset', (open) => {
  test('that are missing, repeated, huge or not text are refused without failures', async () => {
    const { server, code } = await startWithCode(open);
    const raw = (call: string, ...lines: string[]) =>
      server.rawResponse([`${call} HTTP/1.1`, 'host: portal', 'content-length: 0', ...lines].join('\r\n'));
    const calls = [
      'GET /api/forgotpassword/verify_phone',
      'GET /api/forgotpassword/verify_code',
      'POST /api/forgotpassword/update_password',
    ];
    const password = `newPassword: ${newPassword}`;
    for (const call of calls) {
      for (const lines of [
        [],
        ['phone:', `code: ${code}`, password],
        ['phone: horse', `code: ${code}`, password],
        [`phone: ${phone}`, `phone: ${stranger}`, `code: ${code}`, password],
        [`phone: ${'3'.repeat(101)}`, `code: ${code}`, password],
        ['phone: 301234٥', `code: ${code}`, password],
        [`phone: ${phone}\x01`, `code: ${code}`, password],
        [`phone: ${'3'.repeat(20_000)}`, `code: ${code}`, password],
      ]) {
        expect(await raw(call, ...lines), `${call} ${lines}`.slice(0, 200)).toMatch(/^HTTP\/1\.1 4(00|31) /);
      }
    }
    for (const lines of [
      [`phone: ${phone}`],
      [`phone: ${phone}`, 'code:'],
      [`phone: ${phone}`, `code: ${code}`, `code: ${code}`],
      [`phone: ${phone}`, `code: ${'1'.repeat(101)}`],
      [`phone: ${phone}`, 'code: 12345é'],
    ]) {
      expect(await raw(calls[1]!, ...lines), String(lines)).toMatch(/^HTTP\/1\.1 400 /);
    }
    const reset = [`phone: ${phone}`, `code: ${code}`];
    for (const lines of [
      [password, password],
      ['newPassword: horse one', 'newpassword: horse two'],
      [`newPassword: ${'x'.repeat(1001)}`],
      ['newPassword: horse\x00horse'],
      [],
    ]) {
      expect(await raw(calls[2]!, ...reset, ...lines), String(lines)).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect((await server.logIn()).status).toBe(200);
    expect(await raw(calls[2]!, ...reset, password)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
