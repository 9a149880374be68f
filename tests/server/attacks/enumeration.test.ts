import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { errorOf } from '../support/process/error-of.ts';
import { enrolStudent, responseOf, startWithStudent, type TestServer } from '../support/process/server.ts';
import { sharedServer } from '../support/process/shared-server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

test('V6.3.8: tries number after number as the own one, to learn from the 409 who is a student', async () => {
  const { server, id, withPassword } = await startWithStudent(openEmbedded);
  await enrolStudent(server, { mobileNumber: '3999999' });
  const edit = (phone_number: string) =>
    responseOf(server.put(`/api/applications/${id}`, { phone_number, email: 'a@example.com' }, withPassword));
  for (const number of ['3100001', '3100002', '3100003', '3100004']) {
    expect((await edit(number)).status).toBe(200);
  }
  expect((await edit('3999999')).status).toBe(409);
  const tooMany = { status: 429, body: { error: 'Too many phone numbers. Try again later.' } };
  for (const number of ['3012345', '3100005']) expect(await edit(number)).toEqual(tooMany);
  expect((await edit('3100004')).status).toBe(200);
  expect((await server.get('/api/forgotpassword/verify_phone', { phone: '3100006' })).status).toBe(429);
});

const student = '3012345';
const nobody = '3888888';

const given = sharedServer(async (server) => enrolStudent(server), {
  resetPhonesPerQuarterHour: 1000,
});

const reset = (call: string, method: string) => (server: TestServer, phone: string) =>
  fetch(`${server.url}/api/forgotpassword/${call}`, {
    method,
    headers: { phone, code: '000000', newPassword: 'a good horse' },
  });

test.each<[call: string, send: (server: TestServer, phone: string) => Promise<Response>]>([
  ['student_login', (server, phone) => server.logIn(phone, 'wrong horse')],
  [
    'generate_forgot_password_entry',
    (server, phone_number) =>
      server.post('/api/forgotpassword/generate_forgot_password_entry', {
        phone_number,
        verification_code: '111111',
        created_at: '',
      }),
  ],
  [
    'messaging/forgot_password',
    (server, student_number) => server.post('/api/messaging/forgot_password', { student_number }),
  ],
  [
    'messaging/pay_invoice_reminder',
    (server, student_number) => server.post('/api/messaging/pay_invoice_reminder', { student_number }),
  ],
  ['verify_code', reset('verify_code', 'GET')],
  ['update_password', reset('update_password', 'POST')],
])('V6.3.8: learns from %s whether a phone has an account', async (_call, send) => {
  const { server } = given();
  const ofPhone = async (phone: string) =>
    JSON.stringify(await errorOf(send(server, phone))).replaceAll(phone, 'PHONE');
  expect(await ofPhone(student)).toBe(await ofPhone(nobody));
});

test('V6.3.8: learns from an upload or a sign-out whether an id or a token is good', async () => {
  const { server, token } = given();
  const files = ['A'.repeat(22), 'B'.repeat(22)].map((id) => errorOf(server.upload(id, pdf('x'))));
  expect(await files[0]).toEqual(await files[1]);
  const signOuts = [token, 'A'.repeat(43), 'x'].map((each) =>
    errorOf(server.post('/api/logout', '{}', { authorization: `Bearer ${each}` })),
  );
  expect(await signOuts[0]).toEqual(await signOuts[1]);
  expect(await signOuts[0]).toEqual(await signOuts[2]);
});
