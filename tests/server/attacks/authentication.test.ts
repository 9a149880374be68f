import { expect, test } from 'vitest';
import { demoStudents } from '#server/demo/demo-students.ts';
import { refusal, unreadable, wrongLogIn } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/server.ts';

const phone = '3012345';
const password = `Correct Horse ${'7'.repeat(114)}`;
const given = sharedServer((server) => server.enrolStudent({ mobileNumber: phone, password }));

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['in lower case', password.toLowerCase()],
  ['without its last character, as a hash of its first 72 bytes would allow', password.slice(0, -1)],
  ['cut to 72 bytes', password.slice(0, 72)],
  ['with a space after it', `${password} `],
  ['with one more character', `${password}7`],
  ['with a look-alike character', password.replace('o', 'о')],
])('V6.2.8: logs in with the password %s', async (_what, tried) => {
  expect(await given().server.logIn(phone, tried)).toEqual(wrongLogIn);
});

test('V6.2.9: counts every character of the longest allowed password', async () => {
  expect(password).toHaveLength(128);
  expect((await given().server.logIn(phone, password)).status).toBe(200);
});

test('V11.4.2: has read the table and logs in with the hash itself', async () => {
  const { server } = given();
  const [student] = await server.place.rows('select password_hash from students');
  expect(await server.logIn(phone, String(student!.password_hash))).toEqual(wrongLogIn);
});

test('V6.3.2: tries common default accounts, and those of the demo', async () => {
  const usual = ['admin', 'root', 'test', 'guest', '0000000'].map((name) => ({
    phone: name,
    password: name,
  }));
  for (const each of [...usual, ...demoStudents.slice(0, 3)]) {
    expect(await given().server.logIn(each.phone, each.password), each.phone).toEqual(wrongLogIn);
  }
});

test.each([
  '3012345\0',
  "' or '1'='1",
  "3012345' --",
  "3012345'; drop table students; --",
  '{"$gt":""}',
  '*)(phone=*',
])('V1.2.4: logs in as %s', async (text) => {
  const { server } = given();
  expect(await server.logIn(text, password)).toEqual(wrongLogIn);
  expect(await server.logIn(phone, text)).toEqual(wrongLogIn);
  expect(await server.place.values('select phone from students')).toEqual([phone]);
});

test.each([
  ['an operator', { $ne: null }],
  ['a list', [phone]],
  ['a number', Number(phone)],
  ['true', true],
  ['null', null],
])('V15.3.5: sends %s as the phone or the password', async (_what, value) => {
  const { server } = given();
  for (const body of [
    { username: value, password },
    { username: phone, password: value },
  ]) {
    expect(await server.post('/api/student_login', body)).toEqual(unreadable);
  }
});

test.each([
  ['twice', `username=${phone}&username=3999999&password=x`, unreadable],
  ['as a list', `username[]=${phone}&password=x`, refusal(400, '"username" is missing.')],
  ['as an operator', 'username[$ne]=x&password[$ne]=x', { status: 400, body: expect.anything() }],
])('V15.3.7: names the phone %s in the form', async (_what, form, refused) => {
  expect(await given().server.post('/api/student_login', form, formType)).toEqual(refused);
});

test('V15.3.7: names another phone in the URL than in the form', async () => {
  const { server, id } = given();
  const other = await server.enrolStudent({ mobileNumber: '3999999' });
  const form = new URLSearchParams({ username: phone, password }).toString();
  const address = `/api/student_login?username=3999999&user=${other.id}`;
  expect(await server.post(address, form, formType)).toMatchObject({ body: { user: id } });
});

test('V15.3.6: tries prototype pollution through the names of form fields', async () => {
  const { server, id } = given();
  const names = ['__proto__[admin]', '__proto__.admin', 'constructor[prototype][admin]', '__proto__'];
  const form = new URLSearchParams([...names.map((name) => [name, '1']), ['username', phone]]);
  form.append('password', password);
  const { body } = await server.post('/api/student_login', form.toString(), formType);
  expect(body).toEqual({ user: id, access_token: expect.any(String) });
  expect('admin' in {}).toBe(false);
});

test('V14.2.1: puts the password in the URL, where logs and histories keep it', async () => {
  const { server } = given();
  const address = `/api/student_login?${new URLSearchParams({ username: phone, password })}`;
  expect((await server.get(address)).status).toBe(404);
  expect((await server.post(address, '', formType)).status).toBe(400);
  expect(server.log.join('')).not.toContain('Horse');
});

test('V2.4.1: sends a password of many kilobytes to be hashed', async () => {
  const { server } = given();
  expect((await server.logIn(phone, 'x'.repeat(100_000))).status).toBe(413);
  expect(await server.logIn(phone, 'x'.repeat(8_000))).toEqual(wrongLogIn);
});
