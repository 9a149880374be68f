import { expect, test } from 'vitest';
import { startWithCode } from '../support/data/password-resets.ts';
import { newPassword, resetEntry } from '../support/data/sample-application.ts';
import { startServer } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const phone = '3012345';
const stranger = '3999999';

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

  test('invalid bodies are refused with a sentence', async () => {
    const server = await startServer(await open());
    const address = '/api/forgotpassword/generate_forgot_password_entry';
    for (const body of [
      {},
      { ...resetEntry(phone), phone_number: 3012345 },
      [],
      'null',
      '{',
      { ...resetEntry('3'.repeat(101)) },
    ]) {
      expect((await server.post(address, body)).status, JSON.stringify(body)).toBe(400);
      expect((await server.post('/api/messaging/forgot_password', body)).status).toBe(400);
    }
    const more = { ...resetEntry('horse'), role: 'admin' };
    expect(await server.post(address, more)).toEqual({ status: 200, body: resetEntry('horse') });
    expect(await server.place.rows('select * from reset_entries')).toEqual([]);
  });
});
