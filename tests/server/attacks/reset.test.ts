import { expect, test } from 'vitest';
import { askForCode } from '../support/data/password-resets.ts';
import { newPassword } from '../support/data/sample-application.ts';
import { startServer, startWithApplication, startWithStudent } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const phone = '3012345';

test('V6.6.2: uses the code sent to a stolen phone after the owner has changed the account’s number', async () => {
  const { server, id, withPassword } = await startWithStudent(openEmbedded);
  const code = await askForCode(server);
  const edit = { phone_number: '3055555', email: 'a@example.com' };
  expect((await server.editAccount(id, edit, withPassword)).status).toBe(200);
  for (const number of [phone, '3055555']) {
    const right = await server.get('/api/forgotpassword/verify_code', { phone: number, code });
    expect(right.body, number).toBe(false);
    expect((await server.updatePassword({ phone: number, code })).status, number).toBe(403);
  }
  expect((await server.logIn('3055555')).status).toBe(200);
});

test('V6.6.3: sends many codes in one header, or none', async () => {
  const { server } = await startWithApplication(openEmbedded);
  const code = await askForCode(server);
  expect((await server.updatePassword({})).status).toBe(403);
  for (const many of [
    '',
    'horse',
    `000000,${code}`,
    `${code},${code}`,
    `${code} ${code}`,
    `["000000","${code}"]`,
    `000000|${code}`,
    '000000-999999',
    '%',
    '______',
    '.{6}',
    `${code};`,
    `0${code}`,
    '0x0f4240',
    '1e5000',
  ]) {
    expect((await server.updatePassword({ code: many })).status, many).toBe(403);
  }
  expect((await server.updatePassword({ code })).status).toBe(200);
});

test('V6.4.3: has the code sent to their own phone as well', async () => {
  const { server } = await startWithApplication(openEmbedded);
  await server.applyForId({ mobileNumber: '3999999' });
  await askForCode(server, '3999999');
  for (const student_number of [
    '3012345,3999999',
    '3012345;3999999',
    '3012345 3999999',
    '3999999\n3012345',
    '3012345\r\nto: 3999999',
    ['3012345', '3999999'],
    { $in: ['3012345', '3999999'] },
  ]) {
    await server.enterReset(student_number);
    await server.post('/api/messaging/forgot_password', { student_number, to: '3999999', phone: '3999999' });
  }
  const sent = await server.place.rows("select phone from messages where kind = 'reset-code'");
  expect(sent).toEqual([{ phone: '3999999' }]);
});

test('V6.4.3: makes the message link to their own host', async () => {
  const { server } = await startWithApplication(openEmbedded);
  const code = await askForCode(server, phone, {
    'x-forwarded-host': 'evil.example',
    'x-original-host': 'evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  });
  const [message] = await server.place.rows("select * from messages where kind = 'reset-code'");
  expect(JSON.parse(String(message!.parameters))).toEqual({ code });
  expect(JSON.stringify(message)).not.toContain('evil');
});

test('V15.3.7: names their own phone where the code is checked, and the victim elsewhere', async () => {
  const server = await startServer(await openEmbedded());
  const victim = await server.enrolStudent();
  await server.applyForId({ mobileNumber: '3999999' });
  const code = await askForCode(server, '3999999');
  const answer = await server.post(
    `/api/forgotpassword/update_password?phone=${phone}&user=${victim.id}&student_id=${victim.id}`,
    { phone, phone_number: phone, user: victim.id },
    { phone: '3999999', code, newPassword, ...victim.bearer },
  );
  expect(answer.status).toBe(200);
  expect((await server.logIn()).status).toBe(200);
  expect((await server.logIn(phone, newPassword)).status).toBe(401);
  expect((await server.logIn('3999999', newPassword)).status).toBe(200);
});

test('V14.2.1: puts phone, code and password into the URL', async () => {
  const { server } = await startWithApplication(openEmbedded);
  const code = await askForCode(server);
  const query = new URLSearchParams({ phone, code, newPassword });
  for (const [method, call] of [
    ['GET', 'verify_phone'],
    ['GET', 'verify_code'],
    ['POST', 'update_password'],
    ['GET', 'update_password'],
  ]) {
    const answer = await server.send(`/api/forgotpassword/${call}?${query}`, { method: method! });
    expect([400, 404], call).toContain(answer.status);
  }
  expect((await server.logIn()).status).toBe(200);
});

test('V2.4.1: makes many clients request a phone’s code at once', async () => {
  const { server } = await startWithApplication(openEmbedded, { trustProxy: '127.0.0.1' });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => askForCode(server, phone, { 'x-forwarded-for': `41.2.${n}.1` })),
  );
  expect(await server.place.values("select phone from messages where kind = 'reset-code'")).toEqual([phone]);
});
