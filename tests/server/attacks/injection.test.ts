import { expect, test } from 'vitest';
import { sharedServer } from '../support/process/server.ts';

const given = sharedServer((server) => server.enrolStudent(), {
  submissionsPerHour: 1000,
  resetPhonesPerQuarterHour: 1000,
});

const sentence = { error: expect.stringMatching(/^[A-Z"].*\.$/) };

const injections = [
  "'; drop table students; --",
  "' or '1'='1",
  "1' union select password_hash from students --",
  "'; select pg_sleep(10); --",
  '{"$where":"sleep(10000)"}',
  '$(touch /tmp/pwned) `id` ; cat /etc/passwd',
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  '../../../../etc/passwd',
  '%n%n%s%x%08x',
];

test.each(injections.map((text, n) => [text, String(3_600_000 + n)] as const))(
  'V1.2.4: writes %s into every text of an application',
  async (text, mobileNumber) => {
    const { server } = given();
    const texts = ['firstName', 'surname', 'streetAddress', 'ethnicity', 'loanQuestion'];
    const answers = Object.fromEntries([...texts, 'placeOfBirthCity'].map((name) => [name, text]));
    const submitted = await server.submit({ ...answers, placeOfBirthCountry: 'Senegal', mobileNumber });
    expect(submitted).toEqual({ status: 200, body: { id: expect.any(String) } });
    const [row] = await server.place.rows(
      `select answers, first_name from applications join students on students.id = student_id where phone = '${mobileNumber}'`,
    );
    expect(row!.first_name).toBe(text);
    expect(JSON.parse(String(row!.answers)).basic.placeOfBirthCity).toBe(text);
  },
);

test.each(injections)('V1.2.4: sends %s as every id, phone, code and choice', async (text) => {
  const { server, id, bearer } = given();
  const header = encodeURIComponent(text);
  const answers = await Promise.all([
    server.application(header, bearer),
    server.deposits(header, bearer),
    server.invoices(header, bearer),
    server.invoiceExists(header, bearer),
    server.applyForLoan({ industry: text, student_id: id }, bearer),
    server.sendSurvey({ first_choice: text, second_choice: text, student_id: text }, bearer),
    server.sendExitSurvey({ key: text }, bearer),
    server.sendExitSurvey({ answers: { reason: text, income: text } }, bearer),
    server.sendFeedback({ answers: { rating: text, words: text } }),
    server.sendFeedback({ answers: text }),
    server.get(`/api/questionnaires/${header}`, bearer),
    server.editAccount(id, { phone_number: text, email: 'a@example.com' }, bearer),
    server.submit({ mobileNumber: text }),
    server.submit({ email: `${text} @x`, gender: text, dateOfBirth: text, GPA: text, currentSchool: text }),
    server.verifyPhone(header),
    server.get('/api/forgotpassword/verify_code', { phone: header, code: header }),
  ]);
  for (const answer of answers) {
    expect([400, 404], answer.url).toContain(answer.status);
    expect(answer.body).toMatchObject(sentence);
  }
  expect(server.log.join('')).not.toContain('"level":50');
});

/** A lenient program might read these texts as the phone number 3012345. */
const lookalikes = [
  'abc3012345',
  '③0①②③④⑤',
  'O3012345',
  '3.012345e6',
  '0x2df6d9',
  '3012345\u20e3',
  '3012345²',
];

test.each(lookalikes)('V2.2.1: writes a phone as %j, to pass for another', async (text) => {
  const { server, id, bearer } = given();
  expect((await server.logIn(text)).status).toBe(401);
  expect((await server.submit({ mobileNumber: text, password: 'another horse' })).status).toBe(400);
  const edit = { phone_number: text, email: 'a@example.com' };
  expect((await server.editAccount(id, edit, bearer)).status).toBe(400);
  await server.enterReset(text);
  await server.sendCode(text);
  await server.remind(text);
  expect(await server.place.rows('select phone from messages')).toEqual([]);
  expect(await server.place.rows('select phone from reset_entries')).toEqual([]);
});

/** The phone number's digits in other scripts, or with characters that contact lists insert. */
const spellings = [
  '٣٠١٢٣٤٥',
  '３０１２３４５',
  '𝟑𝟎𝟏𝟐𝟑𝟒𝟓',
  '३०१२३४५',
  '3012345\u200b',
  '3\u00ad012345',
  '\u202a3012345\u202c',
];

test.each(spellings)(
  'V2.2.1: writes a phone as %j, to get a second account or another password',
  async (text) => {
    const { server } = given();
    expect((await server.logIn(text, 'another horse')).status).toBe(401);
    expect((await server.logIn(text)).status).toBe(200);
    expect((await server.submit({ mobileNumber: text, password: 'another horse' })).status).toBe(409);
  },
);

test('V2.2.1: reverses the digits of a phone with a bidi mark, to pass for another', async () => {
  const { server } = given();
  expect((await server.logIn('\u202e5432103\u202c')).status).toBe(401);
});
