import { expect, test } from 'vitest';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { type Answer, accepted, notFound, pleaseLogIn } from '../support/process/answers.ts';
import type { RequestHeaders } from '../support/process/calls.ts';
import { sharedServer, type TestServer } from '../support/process/server.ts';

const given = sharedServer(async (server) => {
  const { id, bearer: expired } = await server.enrolStudent();
  server.clock.at += 121 * 60_000;
  return {
    mine: { id, expired, bearer: await server.logInAgain() },
    theirs: await server.enrolStudent({ mobileNumber: '3999999', firstName: 'Awa' }),
  };
});

const edit = { phone_number: '3012345', email: 'mine@example.com' };

type Send = (server: TestServer, id: string, headers?: RequestHeaders) => Promise<Answer>;
type Call = readonly [call: string, send: Send];

const studentCalls: readonly Call[] = [
  ['GET /applications/{user}', (server, id, headers) => server.application(id, headers)],
  ['GET /applications/{user}/finances', (server, id, headers) => server.finances(id, headers)],
  ['PUT /applications/{user}', (server, id, headers) => server.editAccount(id, edit, headers)],
  ['GET /deposits', (server, id, headers) => server.deposits(id, headers)],
  ['GET /invoices', (server, id, headers) => server.invoices(id, headers)],
  ['GET /upload_invoices/exists', (server, id, headers) => server.invoiceExists(id, headers)],
  ['POST /surveys/freelance', (server, id, headers) => server.sendSurvey({ student_id: id }, headers)],
  ['POST /business-loan', (server, id, headers) => server.applyForLoan({ student_id: id }, headers)],
];

const calls: readonly Call[] = [
  ...studentCalls,
  ['POST /upload_invoices', (server, id, headers) => server.upload(id, pdf('x'), 'a.pdf', headers)],
];

const belongings = async (server: TestServer, id: string) => [
  await server.place.rows(`select * from applications where id = '${id}'`),
  await server.place.rows(`select id from invoice_files where application_id = '${id}'`),
  await server.place.rows(`select id from submissions where application_id = '${id}'`),
];

test.each(calls)(
  "V8.2.2: reads or changes another student's data, such as the e-mail address, with %s and that student's id",
  async (_call, send) => {
    const { server, mine, theirs } = given();
    const before = await belongings(server, theirs.id);
    const foreign = (await send(server, theirs.id, mine.bearer)).whole;
    const missing = (await send(server, 'A'.repeat(22), mine.bearer)).whole;
    expect(foreign).toMatchObject(notFound);
    expect(foreign).toEqual(missing);
    expect(await belongings(server, theirs.id)).toEqual(before);
  },
);

test.each(calls)('V8.2.2: reaches data with %s and other spellings of an id', async (call, send) => {
  const { server, mine } = given();
  const [student] = await server.place.rows("select id from students where phone = '3012345'");
  const { id } = mine;
  for (const spelling of [
    id.toLowerCase(),
    id.toUpperCase(),
    id.slice(1),
    `${id}A`,
    `${id}=`,
    `${id}.`,
    `${id},${id}`,
    '__proto__',
    'constructor',
    "' or 1=1--",
    '../',
    '\0',
    `${id.slice(1)}\0`,
    '\ufffd',
    'me',
    'self',
    'null',
    'undefined',
    '*',
    '%',
    '_'.repeat(22),
    '0',
    '-1',
    String(student!.id),
    '3012345',
  ]) {
    const sent = call.startsWith('POST') ? spelling : encodeURIComponent(spelling);
    expect(await send(server, sent, mine.bearer), spelling).toEqual(notFound);
  }
});

const universities: Call = ['GET /universities/', (server, _id, headers) => server.universities(headers)];

test.each([...studentCalls, universities])('V8.2.1: calls %s without a valid token', async (_call, send) => {
  const { server, mine } = given();
  const before = await belongings(server, mine.id);
  const malformed = ['', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic eDp5'];
  for (const headers of [{}, mine.expired, ...malformed.map((authorization) => ({ authorization }))])
    for (const id of [mine.id, 'A'.repeat(22)])
      expect(await send(server, id, headers), JSON.stringify(headers)).toEqual(pleaseLogIn);
  expect(await belongings(server, mine.id)).toEqual(before);
});

test('V8.2.1: uploads an invoice without a token, which only needs the unguessable id of an open application', async () => {
  const { server, mine } = given();
  expect(await server.upload(mine.id, pdf('x'))).toEqual(accepted);
  expect(await server.upload('A'.repeat(22), pdf('x'))).toEqual(notFound);
});

test('V15.3.7: sends their own id together with another student’s, in one parameter or in two', async () => {
  const { server, mine, theirs } = given();
  for (const [own, other] of [
    [mine.id, theirs.id],
    [theirs.id, mine.id],
  ] as const) {
    for (const [path, name] of [
      ['deposits', 'student_id'],
      ['invoices', 'student_id'],
      ['upload_invoices/exists', 'id'],
    ]) {
      for (const query of [
        `${name}=${own}&${name}=${other}`,
        `${name}[]=${own}&${name}[]=${other}`,
        `${name}=${own},${other}`,
        `${name}[0]=${own}&${name}=${own}%26${name}=${other}`,
      ]) {
        const { status } = await server.get(`/api/${path}?${query}`, mine.bearer);
        expect([400, 404], query).toContain(status);
      }
    }
    for (const student_id of [[own, other], { own, other }, `${own},${other}`]) {
      const { status } = await server.sendSurvey({ student_id }, mine.bearer);
      expect([400, 404]).toContain(status);
    }
  }
});

test('V15.3.7: sends their own id where it is checked, and another student’s elsewhere', async () => {
  const { server, mine, theirs } = given();
  const before = await belongings(server, theirs.id);
  const query = `?user=${theirs.id}&student_id=${theirs.id}&id=${theirs.id}`;
  const read = await server.get(`/api/applications/${mine.id}${query}`, mine.bearer);
  expect(read.body).toMatchObject({ first_name: 'Isatou' });
  const body = { ...edit, user: theirs.id, id: theirs.id, student_id: theirs.id };
  expect((await server.put(`/api/applications/${mine.id}${query}`, body, mine.bearer)).status).toBe(200);
  const survey = { ...sampleFreelanceSurvey, student_id: mine.id, id: theirs.id, application_id: theirs.id };
  expect(await server.post(`/api/surveys/freelance${query}`, survey, mine.bearer)).toEqual(accepted);
  expect(await belongings(server, theirs.id)).toEqual(before);
});

test('V15.3.7: sends one invoice with two ids, their own and another student’s, in either order', async () => {
  const { server, mine, theirs } = given();
  const files = filesIn(server.place).length;
  for (const ids of [
    [mine.id, theirs.id],
    [theirs.id, mine.id],
  ]) {
    const [one, other] = ids.map((id) => ['id', id] as const);
    const file = ['file', new File([pdf('two')], 'a.pdf')] as const;
    expect(await server.sendForm([one!, other!, file], mine.bearer)).toEqual(notFound);
    expect(await server.sendForm([one!, file, other!], mine.bearer)).toEqual(notFound);
  }
  expect(filesIn(server.place)).toHaveLength(files);
});

test('V15.3.3: sets in the form what the server decides about an invoice', async () => {
  const { server, mine } = given();
  const decided = { id: mine.id, stored_as: '../x.pdf', status: 'approved' };
  const file = new File([pdf('mass')], 'a.pdf');
  expect(await server.sendForm(Object.entries({ ...decided, file }))).toEqual(accepted);
  const rows = await server.place.rows(
    'select stored_as, status from invoice_files join applications on applications.id = application_id',
  );
  for (const row of rows)
    expect(row).toEqual({ stored_as: expect.stringMatching(/^[\w-]{22}\.pdf$/), status: 'open' });
});
