import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { type Answer, refusal } from '../support/process/answers.ts';
import { sharedServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

test('V6.3.8: tries to change their own number to others, to learn from status 409 which ones have an account', async () => {
  const { server, id, withPassword } = await startWithStudent(openEmbedded);
  await server.enrolStudent({ mobileNumber: '3999999' });
  const edit = (phone: string) => server.changePhone(id, phone, withPassword);
  for (const number of ['3100001', '3100002', '3100003', '3100004']) {
    expect((await edit(number)).status).toBe(200);
  }
  expect((await edit('3999999')).status).toBe(409);
  const tooMany = refusal(429, 'Too many phone numbers from your network. Try again later.');
  for (const number of ['3012345', '3100005']) expect(await edit(number)).toEqual(tooMany);
  expect((await edit('3100004')).status).toBe(200);
  expect((await server.verifyPhone('3100006')).status).toBe(429);
});

const student = '3012345';
const nobody = '3888888';

const given = sharedServer((server) => server.enrolStudent(), {
  resetPhonesPerQuarterHour: 1000,
});

test.each<[call: string, send: (server: TestServer, phone: string) => Promise<Answer>]>([
  ['student_login', (server, phone) => server.logIn(phone, 'wrong horse')],
  ['generate_forgot_password_entry', (server, phone_number) => server.enterReset(phone_number)],
  ['messaging/forgot_password', (server, student_number) => server.sendCode(student_number)],
  ['messaging/pay_invoice_reminder', (server, student_number) => server.remind(student_number)],
  ['verify_code', (server, phone) => server.verifyCode('000000', phone)],
  ['update_password', (server, phone) => server.updatePassword({ phone, code: '000000' })],
])('V6.3.8: learns from %s whether a phone has an account', async (_call, send) => {
  const { server } = given();
  const ofPhone = async (phone: string) =>
    JSON.stringify((await send(server, phone)).whole).replaceAll(phone, 'PHONE');
  expect(await ofPhone(student)).toBe(await ofPhone(nobody));
});

test('V6.3.8: learns from an upload or a sign-out whether an id or a token is valid', async () => {
  const { server, token } = given();
  const upload = async (id: string) => (await server.upload(id, pdf('x'))).whole;
  expect(await upload('A'.repeat(22))).toEqual(await upload('B'.repeat(22)));
  const signOut = async (each: string) =>
    (await server.post('/api/logout', '{}', { authorization: `Bearer ${each}` })).whole;
  const own = await signOut(token);
  for (const other of ['A'.repeat(43), 'x']) expect(await signOut(other)).toEqual(own);
});
