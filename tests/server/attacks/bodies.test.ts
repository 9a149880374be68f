import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sampleApplication } from '../support/data/sample-application.ts';
import { sampleBusinessLoan } from '../support/data/sample-surveys.ts';
import { refusal, wrongKind } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/server.ts';

const given = sharedServer((server) => server.enrolStudent(), {
  submissionsPerHour: 1000,
  resetPhonesPerQuarterHour: 1000,
});

const sentence = { error: expect.stringMatching(/^[A-Z"].*\.$/) };
const invalidJson = refusal(400, 'The body is not valid JSON.');
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each<[what: string, body: string]>([
  ['at the top', '{"__proto__":{"admin":true}}'],
  ['deep inside', `{"a":${'{"a":'.repeat(700)}{"__proto__":{"admin":true}}${'}'.repeat(700)}}`],
  ['in a list', '{"a":[[{"__proto__":{"admin":true}}]]}'],
  ['escaped', '{"\\u005f_proto__":{"admin":true}}'],
  ['as a constructor', '{"a":{"constructor":{"prototype":{"admin":true}}}}'],
  ['escaped as a constructor', '{"c\\u006fnstructor":{"prototype":{"admin":true}}}'],
])('V15.3.6: sends a prototype %s of the JSON', async (_what, body) => {
  const { server, id, bearer } = given();
  for (const call of [
    '/api/applications/submission',
    '/api/business-loan',
    '/api/questionnaires/feedback',
    '/api/messaging/forgot_password',
  ]) {
    expect(await server.post(call, body, bearer), call).toEqual(invalidJson);
  }
  expect(await server.editAccount(id, body, bearer)).toEqual(invalidJson);
  expect('admin' in {}).toBe(false);
});

test.each<[what: string, body: string]>([
  ['lists in lists', '['.repeat(32_000) + ']'.repeat(32_000)],
  ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['lists that are never closed', '['.repeat(65_000)],
  ['six thousand keys', `{${Array.from({ length: 6000 }, (_, n) => `"k${n}":1`).join()}}`],
  ['the same key again and again', `{${'"firstName":"x",'.repeat(3500)}"a":1}`],
  ['a number of sixty thousand digits', `{"university":${'9'.repeat(60_000)}}`],
])('V15.2.2: sends %s', async (_what, body) => {
  const { server, bearer } = given();
  for (const call of ['/api/applications/submission', '/api/business-loan', '/api/questionnaires/feedback']) {
    const answer = await server.post(call, body, bearer);
    expect(answer, call).toEqual({ status: 400, body: expect.objectContaining(sentence) });
  }
  expect((await server.get('/health/live')).status).toBe(200);
});

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'x']));

test('V15.2.2: sends thousands of unknown keys, to be validated one by one', async () => {
  const { server, id, bearer } = given();
  const refused = refusal(400, 'The request has far more fields than the form.');
  const known = { student_id: id, ...sampleApplication };
  const calls = [
    server.submit(keys(5000)),
    server.post('/api/business-loan', { ...known, ...keys(5000) }, bearer),
    server.post('/api/surveys/freelance', { ...known, ...keys(600) }, bearer),
    server.editAccount(id, { ...known, ...keys(600) }, bearer),
    server.sendExitSurvey({ answers: keys(600) }, bearer),
    server.sendFeedback({ answers: keys(600) }),
  ];
  for (const call of calls) expect(await call).toEqual(refused);
});

test('V1.5.3: repeats a key, so that one value is checked and the other stored', async () => {
  const { server, id, bearer } = given();
  const twice = (one: string, two: string) =>
    `{"email":"a@example.com","phone_number":"${one}","phone\\u005fnumber":"${two}"}`;
  const put = (body: string) => server.editAccount(id, body, bearer);
  expect(await put(twice('3012345', 'horse'))).toMatchObject({ status: 400 });
  expect(await put(twice('horse', '3012345'))).toMatchObject({
    status: 200,
    body: { phone_number: '3012345' },
  });
});

test.each(Object.keys(sampleApplication).filter((key) => !['status', 'university'].includes(key)))(
  'V15.3.5: sends %s as something other than text',
  async (key) => {
    const { server } = given();
    for (const value of [{}, [], ['x'], 1, true, { toString: 'x', length: 8 }]) {
      const answer = await server.submit({ mobileNumber: '3800000', [key]: value });
      expect(answer).toMatchObject({ status: 400, body: { problems: expect.anything() } });
    }
    expect(await server.place.rows("select id from students where phone = '3800000'")).toEqual([]);
  },
);

test('V1.4.2: sends numbers at the limits of number types', async () => {
  const { server, id, bearer } = given();
  const sizes = ['9007199254740993', '-0.01', '1e308', '1e400', '1e-308', '-9223372036854775809'];
  for (const size of sizes) {
    const loan = JSON.stringify({ ...sampleBusinessLoan, student_id: id }).replace('4000.5', size);
    expect((await server.post('/api/business-loan', loan, bearer)).status, size).toBe(400);
    const application = JSON.stringify(sampleApplication).replace('"university":2', `"university":${size}`);
    expect((await server.post('/api/applications/submission', application)).status, size).toBe(400);
  }
});

test.each([
  ['JSON under an odd name', 'APPLICATION/JSON ; charset=utf-16', 400],
  ['JSON under a name that ends in a tab', 'application/json\t', 400],
  ['JSON API', 'application/vnd.api+json', 415],
  ['JSON Patch', 'application/json-patch+json', 415],
  ['XML', 'application/xml', 415],
  ['YAML', 'application/yaml', 415],
  ['serialized Java objects', 'application/x-java-serialized-object', 415],
  ['an unknown type', 'a/b', 415],
  ['two types', 'application/json, text/plain', 415],
])('V4.1.1: sends wrong answers as %s, to bypass the check', async (_what, type, status) => {
  const { server, id, bearer } = given();
  const headers = { ...bearer, 'content-type': type };
  const answer = await server.applyForLoan({ years: 'two', student_id: id }, headers);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(sentence);
});

test('V1.5.1: sends XML that reads a file', async () => {
  const { server } = given();
  const body = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><username>&b;</username>';
  for (const type of ['text/xml', 'application/xml', 'application/soap+xml', 'image/svg+xml']) {
    expect(await server.post('/api/student_login', body, { 'content-type': type })).toEqual(wrongKind);
  }
});

test('V15.2.2: sends a body that unpacks to twenty megabytes', async () => {
  const { server } = given();
  const packed = new Uint8Array(gzipSync(Buffer.alloc(20 * 2 ** 20, ' ')));
  for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const request = { method: 'POST', headers, body: packed };
    const answer = await server.send('/api/applications/submission', request);
    expect(answer).toEqual(invalidJson);
  }
});

test('V1.3.12: sends texts that make careless regular expressions run forever', async () => {
  const { server, id, bearer } = given();
  const texts = [
    `${'a@'.repeat(120)}`,
    `a@${'a.'.repeat(125)}`,
    `${' '.repeat(253)}x`,
    `${'1'.repeat(40)}e`,
    '\t'.repeat(250),
  ];
  for (const text of texts) {
    const wrong = { mobileNumber: text, email: text, GPA: text, earningsPerMonth: text, dateOfBirth: text };
    expect((await server.submit(wrong)).status).toBe(400);
    expect((await server.logIn(text.slice(0, 100), text)).status).toBe(401);
    expect((await server.application(id, { authorization: `Bearer ${text}` })).status).toBe(401);
    expect((await server.verifyPhone(text.trim())).status).toBe(400);
  }
  expect((await server.application(id, bearer)).status).toBe(200);
});

test('V15.3.6: names the fields of a form with thousands of brackets', async () => {
  const { server } = given();
  const names = [`a${'[a]'.repeat(2000)}`, `${'['.repeat(5000)}`, `a[${'9'.repeat(1000)}]`];
  for (const name of names) {
    const answer = await server.post('/api/student_login', `${name}=1`, form);
    expect(answer).toEqual(refusal(400, '"username" is missing.'));
  }
});
