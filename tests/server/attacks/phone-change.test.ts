import { expect, test } from 'vitest';
import { createPhoneChanges } from '#server/account/phone-changes-repository.ts';
import { createStudents } from '#server/auth/students-repository.ts';
import { askForCode, changeNotices, codeSentTo, resetBy } from '../support/data/password-resets.ts';
import { newPassword } from '../support/data/sample-application.ts';
import { accepted, no, refusal, wrongCode, yes } from '../support/process/answers.ts';
import { passwordHeader } from '../support/process/calls.ts';
import { startWithStudent, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  type OpenStorage,
  openDatabaseIn,
  openEmbedded,
} from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;
const mine = '3012345';
const thiefs = '3055555';
const another = '3066666';
const taken = refusal(409, 'This number is already in use.');

const unthrottled = { resetPhonesPerQuarterHour: 1000 };
const phones = ({ place }: TestServer) => place.values('select phone from students order by phone');

/** Starts a server on which an attacker has changed the account's number to each of `numbers` in turn. */
async function startTakenOver(open: OpenStorage, ...numbers: string[]) {
  const started = await startWithStudent(open, unthrottled);
  for (const number of numbers) {
    const answer = await started.server.changePhone(started.id, number, started.withPassword);
    expect(answer.status, number).toBe(200);
  }
  return started;
}

async function startTakenOverInDays(open: OpenStorage, first: string, second: string) {
  const { server, id } = await startTakenOver(open, first);
  server.clock.at += 2 * day;
  const headers = { ...(await server.logInAgain(first)), ...passwordHeader() };
  expect((await server.changePhone(id, second, headers)).status).toBe(200);
  return server;
}

async function expectTakenBack(server: TestServer): Promise<void> {
  expect(await resetBy(server, mine, 'the owner is back')).toEqual(accepted);
  expect(await phones(server)).toEqual([mine]);
  for (const phone of [thiefs, another]) {
    expect(await server.verifyPhone(phone)).toEqual(no);
    expect(await resetBy(server, phone, newPassword)).toEqual(wrongCode);
  }
}

describeOnDatabase('taking over an account through its phone', (open) => {
  test('V7.5.1: changes the phone with a stolen token, without a password or with a wrong one', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    await server.enrolStudent({ mobileNumber: '3999999', password: 'the thief’s own' });
    const before = await server.place.rows('select * from students order by id');
    const asked =
      'Enter your password to change your phone number. If the page does not ask for it, reload the page.';
    const wrong = 'The password is wrong, so nothing was changed. Try again.';
    for (const [headers, error] of [
      [{}, asked],
      [{ password: '' }, asked],
      [passwordHeader('wrong horse'), wrong],
      [{ password: '%' }, wrong],
      [{ password: '%ff' }, wrong],
      [{ password: 'é' }, wrong],
      [{ password: id }, wrong],
      [passwordHeader('the thief’s own'), wrong],
    ] as const) {
      expect(await server.changePhone(id, thiefs, { ...bearer, ...headers })).toEqual(refusal(403, error));
    }
    const body = JSON.stringify({ phone_number: thiefs, email: 'a@example.com' });
    const head = [
      `PUT /api/applications/${id} HTTP/1.1`,
      'host: portal',
      `authorization: ${bearer.authorization}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'password: wrong',
      `password: ${passwordHeader().password}`,
    ];
    const twice = await server.rawResponse(head.join('\r\n'), body);
    expect(twice).toMatch(/^HTTP\/1.1 400 .*password.{2} was sent more than once/s);
    expect(await server.place.rows('select * from students order by id')).toEqual(before);
    const emails = await server.place.values('select distinct email from applications');
    expect(emails).toEqual(['isatou@example.com']);
    expect(await changeNotices(server)).toEqual([]);
    expect((await server.changePhone(id, mine, bearer)).status).toBe(200);
  });

  test('V6.3.1: guesses the password through the phone change, which counts like a log-in', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    for (let guess = 0; guess < 6; guess += 1) {
      const headers = { ...bearer, ...passwordHeader(`wrong horse ${guess}`) };
      expect((await server.changePhone(id, thiefs, headers)).status).toBe(403);
    }
    expect(server.waits).toEqual([1000]);
    await server.logIn(mine, 'wrong horse');
    expect(server.waits).toEqual([1000, 2000]);
  });

  test('V6.3.7: hides the change from the owner, but the old phone is notified once, and the new one is not', async () => {
    const { server, id, bearer, withPassword } = await startTakenOver(open, thiefs);
    expect(await changeNotices(server)).toEqual([mine]);
    expect((await server.changePhone(id, thiefs, withPassword)).status).toBe(200);
    expect((await server.changePhone(id, thiefs, bearer)).status).toBe(200);
    expect(await changeNotices(server)).toEqual([mine]);
    const [message] = await server.place.rows("select * from messages where kind = 'phone-changed'");
    expect(message).toMatchObject({ application_id: id, state: 'waiting', parameters: null });
    expect(JSON.stringify(message)).not.toContain(thiefs);
  });

  test('V6.3.7: rings a phone all day by changing back and forth', async () => {
    const { server, id, withPassword } = await startWithStudent(open, unthrottled);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await server.changePhone(id, thiefs, withPassword)).status);
      statuses.push((await server.changePhone(id, mine, withPassword)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await changeNotices(server)).toEqual(Array(5).fill(mine));
    server.clock.at += day;
    const again = { ...(await server.logInAgain()), ...passwordHeader() };
    expect((await server.changePhone(id, thiefs, again)).status).toBe(200);
  });

  test('V6.4.3: keeps the account with Forgot Password, but the old phone takes it back within seven days', async () => {
    const { server, id } = await startTakenOver(open, thiefs);
    expect(await resetBy(server, thiefs, newPassword)).toEqual(accepted);
    const thief = await server.logInAgain(thiefs, newPassword);
    server.clock.at += 7 * day - 1;
    expect((await server.logIn(thiefs, newPassword)).status).toBe(200);
    expect(await server.verifyPhone(mine)).toEqual(yes);
    expect(await resetBy(server, mine, 'the owner is back')).toEqual(accepted);

    expect(await phones(server)).toEqual([mine]);
    expect(await server.logIn(mine, 'the owner is back')).toMatchObject({ body: { user: id } });
    expect((await server.logIn(thiefs, newPassword)).status).toBe(401);
    expect((await server.application(id, thief)).status).toBe(401);
    expect(await server.verifyPhone(thiefs)).toEqual(no);
    expect(await codeSentTo(server, thiefs)).toBeUndefined();
  });

  test('releases the old phone after seven days', async () => {
    const { server } = await startTakenOver(open, thiefs);
    server.clock.at += 7 * day - 1;
    const code = await askForCode(server, mine);
    expect(code).toMatch(/^\d{6}$/);
    server.clock.at += 1;
    expect(await server.updatePassword({ phone: mine, code, newPassword })).toEqual(wrongCode);
    expect(await server.verifyPhone(mine)).toEqual(no);
    expect(await phones(server)).toEqual([thiefs]);
    expect((await server.submit()).status).toBe(200);
  });

  test('V6.4.3: changes the phone twice, and the first phone undoes both', async () => {
    const { server } = await startTakenOver(open, thiefs, another);
    expect(await changeNotices(server)).toEqual([mine, mine]);
    await expectTakenBack(server);
  });

  test('gives a mistyped number no access to the account, and lets its owner apply with it', async () => {
    const { server, id } = await startTakenOver(open, another, thiefs);
    expect(await changeNotices(server)).toEqual([mine, mine]);
    expect(await resetBy(server, another, newPassword)).toEqual(wrongCode);
    expect((await server.submit({ mobileNumber: another })).status).toBe(200);
    expect(await server.logIn(thiefs)).toMatchObject({ status: 200, body: { user: id } });
  });

  test('V6.4.3: changes the phone twice, days apart; the first phone undoes both, and the second can then undo nothing', async () => {
    const server = await startTakenOverInDays(open, thiefs, another);
    expect(await changeNotices(server)).toEqual([mine, thiefs]);
    expect(await server.verifyPhone(thiefs)).toEqual(yes);
    const code = await askForCode(server, thiefs);
    await expectTakenBack(server);
    expect(await server.updatePassword({ phone: thiefs, code, newPassword })).toEqual(wrongCode);
    expect((await server.logIn(mine, 'the owner is back')).status).toBe(200);
  });

  test('V6.4.3: undoes the second change from the second phone, and the owner then undoes the first', async () => {
    const server = await startTakenOverInDays(open, thiefs, another);
    expect(await resetBy(server, thiefs, newPassword)).toEqual(accepted);
    expect(await phones(server)).toEqual([thiefs]);
    expect(await server.verifyPhone(another)).toEqual(no);
    expect(await resetBy(server, mine, 'the owner is back')).toEqual(accepted);
    expect(await phones(server)).toEqual([mine]);
    expect(await server.verifyPhone(thiefs)).toEqual(no);
  });

  test('V6.4.3: undoes the change with which the owner restored the phone', async () => {
    const { server, id, bearer } = await startTakenOver(open, thiefs);
    server.clock.at += day;
    expect((await server.application(id, bearer)).status).toBe(401);
    const headers = { ...(await server.logInAgain(thiefs)), ...passwordHeader() };
    expect((await server.changePhone(id, mine, headers)).status).toBe(200);
    expect(await server.verifyPhone(thiefs)).toEqual(no);
    expect(await codeSentTo(server, thiefs)).toBeUndefined();
    expect(await phones(server)).toEqual([mine]);
  });

  test('V6.4.3: gives the old phone to another account before its owner takes it back', async () => {
    const { server } = await startTakenOver(open, thiefs);
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    expect(await server.changePhone(other.id, mine, other.withPassword)).toEqual(taken);
    expect(await server.submit({ password: 'a squatter’s horse' })).toEqual(
      refusal(
        409,
        'An account had this number in the last seven days. If it was yours and you did not change it, use Forgot Password with this number. To apply again, use another number.',
      ),
    );
    expect(await phones(server)).toEqual([thiefs, '3999999']);
    expect(await resetBy(server, mine, newPassword)).toEqual(accepted);
    expect(await phones(server)).toEqual([mine, '3999999']);
  });
});

/* Only database transactions prevent these attacks, so the tests run on each kind of database. */
describeOnEachDatabase('taking over an account through its phone, concurrently', (open) => {
  test('V7.5.1: changes the phone while the owner resets the password', async () => {
    const { server, id } = await startWithStudent(open, unthrottled);
    const database = await openDatabaseIn(server.place);
    const proven = (await createStudents(database).byPhone(mine))!;
    expect(await resetBy(server, mine, newPassword)).toEqual(accepted);
    const changes = createPhoneChanges(database, () => server.clock.at);
    const edit = { phone: thiefs, email: 'a@example.com' };
    expect(await changes.change({ ...proven, applicationId: id }, edit)).toBe('not proven');
    expect(await phones(server)).toEqual([mine]);
    expect(await server.place.values('select email from applications')).toEqual(['isatou@example.com']);
  });

  test('V15.4.1: gives the old phone to many accounts at the moment of the change', async () => {
    const { server, id, withPassword } = await startWithStudent(open, unthrottled);
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, n) => server.enrolStudent({ mobileNumber: `399999${n}` })),
    );
    await Promise.all([
      server.changePhone(id, thiefs, withPassword),
      ...others.map((other) => server.changePhone(other.id, mine, other.withPassword)),
      server.submit({ password: 'a squatter’s horse' }),
    ]);
    expect(await phones(server)).toEqual([thiefs, '3999990', '3999991', '3999992', '3999993']);
    expect(await resetBy(server, mine, newPassword)).toEqual(accepted);
    expect(await phones(server)).toEqual([mine, '3999990', '3999991', '3999992', '3999993']);
  });
});

test.each(['p%C3 100% +&=#', 'mot de passe é è 漢字 👩🏽‍🎓', '  spaces around  ', 'tab\tand\nline'])(
  'the password of a change arrives as typed: %j',
  async (typed) => {
    const { server, id, bearer } = await startWithStudent(openEmbedded, {}, { password: typed });
    const close = { ...bearer, ...passwordHeader(`${typed}.`) };
    expect((await server.changePhone(id, thiefs, close)).status).toBe(403);
    const right = { ...bearer, ...passwordHeader(typed) };
    expect((await server.changePhone(id, thiefs, right)).status).toBe(200);
    expect((await server.logIn(thiefs, typed)).status).toBe(200);
  },
);
