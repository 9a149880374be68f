import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pleaseLogIn } from '../support/process/answers.ts';
import { restart, sharedServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const hour = 60 * 60_000;

const given = sharedServer(async (server) => {
  const { id, token } = await server.enrolStudent();
  return { address: `/api/applications/${id}`, id, token };
});

const status = async (server: TestServer, address: string, headers: Record<string, string>) =>
  (await server.get(address, headers)).status;

test.each<[where: string, query: string, headers: Record<string, string>]>([
  ['the address', '?access_token=TOKEN&token=TOKEN&authorization=Bearer+TOKEN', {}],
  ['a cookie', '', { cookie: 'access_token=TOKEN; token=TOKEN; session=TOKEN' }],
  ['a custom header', '', { 'x-access-token': 'TOKEN', 'x-auth-token': 'TOKEN' }],
  ['the header of a proxy', '', { 'x-forwarded-authorization': 'Bearer TOKEN' }],
  ['Proxy-Authorization', '', { 'proxy-authorization': 'Bearer TOKEN' }],
])('V14.2.1: carries the token in %s', async (_where, query, headers) => {
  const { server, address, token } = given();
  const carried = JSON.parse(JSON.stringify(headers).replaceAll('TOKEN', token));
  expect(await server.get(address + query.replaceAll('TOKEN', token), carried)).toEqual(pleaseLogIn);
});

test.each<[what: string, authorization: (token: string) => string]>([
  ['with one more character', (token) => `Bearer ${token}A`],
  ['with one character less', (token) => `Bearer ${token.slice(1)}`],
  ['in upper case', (token) => `Bearer ${token.toUpperCase()}`],
  ['in standard base64', (token) => `Bearer ${token.slice(1)}+`],
  ['padded', (token) => `Bearer ${token}=`],
  ['twice in one header', (token) => `Bearer ${token}, Bearer ${token}`],
  ['under another scheme', (token) => `Token ${token}`],
  ['as a password', (token) => `Basic ${btoa(`:${token}`)}`],
  ['as its digest, read from the table', (token) => `Bearer ${hash('sha256', token)}`],
  ['as the start of the digest', (token) => `Bearer ${hash('sha256', token).slice(0, 43)}`],
  ['as an unsigned JWT', () => `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"3012345"}')}.`],
  ['as a SQL pattern', () => `Bearer ${'%'.repeat(43)}`],
  ['as SQL that ends the query', () => `Bearer ' or '1'='1`.padEnd(50, '_')],
])('V7.2.1: sends the token %s', async (_what, authorization) => {
  const { server, address, token } = given();
  expect(await server.get(address, { authorization: authorization(token) })).toEqual(pleaseLogIn);
});

test('V7.2.4: chooses the token that a student will get', async () => {
  const { server, address } = given();
  const chosen = 'A'.repeat(43);
  const body = { username: '3012345', password: 'correct horse', access_token: chosen, token: chosen };
  const headers = { authorization: `Bearer ${chosen}`, cookie: `access_token=${chosen}` };
  const answer = await server.post('/api/student_login', body, headers);
  const { access_token } = answer.body as { access_token: string };
  expect(access_token).not.toBe(chosen);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await status(server, address, { authorization: `Bearer ${chosen}` })).toBe(401);
  expect(await status(server, address, { authorization: `Bearer ${access_token}` })).toBe(200);
});

test('V7.4.1: reuses a signed-out token, while another device stays logged in', async () => {
  const { server, address } = given();
  const [one, two] = [await server.logInAgain(), await server.logInAgain()];
  await server.post('/api/logout', '{}', one);
  const answers = await Promise.all(Array.from({ length: 5 }, () => status(server, address, one)));
  expect(answers).toEqual(Array(5).fill(401));
  expect(await status(server, address, two)).toBe(200);
});

test('V7.4.1: signs somebody else out, using known facts about them', async () => {
  const { server, address, id, token } = given();
  for (const claim of [id, hash('sha256', token), '3012345', token.slice(0, -1)]) {
    const body = { user: id, token: claim, student_id: id };
    const headers = { authorization: `Bearer ${claim}` };
    await server.post(`/api/logout?user=${id}&token=${claim}`, body, headers);
  }
  expect(await status(server, address, { authorization: `Bearer ${token}` })).toBe(200);
});

test('V7.3.1: hopes that a restart renews an unused token', async () => {
  const { server, ...one } = await startWithStudent(openEmbedded);
  const two = await server.enrolStudent({ mobileNumber: '3999999' });
  const restarted = await restart(server, 2 * hour);
  expect(await status(restarted, `/api/applications/${one.id}`, one.bearer)).toBe(200);
  restarted.clock.at += 1;
  expect(await status(restarted, `/api/applications/${two.id}`, two.bearer)).toBe(401);
  expect(await status(restarted, `/api/applications/${one.id}`, one.bearer)).toBe(200);
});

test('V7.3.2: keeps a stolen token in use forever, even over a restart', async () => {
  let { server, id, bearer } = await startWithStudent(openEmbedded);
  const start = server.clock.at;
  for (let hours = 1; hours <= 24; hours += 1) {
    if (hours === 12) server = await restart(server);
    server.clock.at = start + hours * hour;
    expect(await status(server, `/api/applications/${id}`, bearer)).toBe(200);
  }
  server.clock.at += 1;
  expect(await status(server, `/api/applications/${id}`, bearer)).toBe(401);
});
