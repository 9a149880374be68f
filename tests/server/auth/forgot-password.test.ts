import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSessions } from '#server/auth/sessions-repository.ts';
import { createStudents } from '#server/auth/students-repository.ts';
import { openDatabase } from '#server/database/open.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import {
  enrolStudent,
  rawResponse,
  responseOf,
  startServer,
  type TestServer,
} from '../support/process/server.ts';
import { describeOnEachDatabase, longTimeout } from '../support/storage/test-storage.ts';

const minute = 60_000;
const hour = 60 * minute;

const phone = '3012345';
const stranger = '3999999';
const ok = { status: 200, body: { status: 'ok' } };
const wrongCode = { status: 403, body: { error: 'The code is wrong or has run out. Ask for a new one.' } };
const newPassword = 'another good horse';

const isKnown = (server: TestServer, number: string, headers: Record<string, string> = {}) =>
  responseOf(server.get('/api/forgotpassword/verify_phone', { phone: number, ...headers }));

const enter = (server: TestServer, number: string, headers: Record<string, string> = {}) =>
  responseOf(server.post('/api/forgotpassword/generate_forgot_password_entry', entryOf(number), headers));

const entryOf = (number: string) => ({
  phone_number: number,
  verification_code: '111111',
  created_at: '2026-11-20T12:00:00.000Z',
});

const send = (server: TestServer, number: string) =>
  responseOf(
    server.post('/api/messaging/forgot_password', { student_number: number, one_time_code: '111111' }),
  );

/** The codes that wait in the outbox, the newest last. */
async function codesOf(server: TestServer, number = phone): Promise<string[]> {
  const waiting = await server.place.rows(
    `select parameters from messages where kind = 'reset-code' and phone = '${number}' and state = 'waiting' order by created_at`,
  );
  return waiting.map(({ parameters }) => JSON.parse(String(parameters)).code);
}

async function askForCode(server: TestServer, number = phone): Promise<string> {
  await enter(server, number);
  await send(server, number);
  return (await codesOf(server, number)).at(-1)!;
}

const isRight = (server: TestServer, code: string, number = phone) =>
  responseOf(server.get('/api/forgotpassword/verify_code', { phone: number, code }));

const update = (server: TestServer, headers: Record<string, string>) =>
  responseOf(
    fetch(`${server.url}/api/forgotpassword/update_password`, {
      method: 'POST',
      headers: { phone, newPassword, ...headers },
    }),
  );

/** Codes that are not this one. */
function others(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
}

function fail(error: Error): never {
  throw error;
}

const yes = { status: 200, body: true };
const no = { status: 200, body: false };

describeOnEachDatabase('a password reset', (open) => {
  test('goes from phone to code to password, ends every session and opens none', async () => {
    const server = await startServer(await open());
    const { id, bearer } = await enrolStudent(server);
    const other = await enrolStudent(server, { mobileNumber: stranger });
    await server.logIn(phone, 'wrong horse');
    expect(await isKnown(server, '+220 301-2345')).toEqual(yes);
    expect(await enter(server, '+220 301 2345')).toEqual({ status: 200, body: entryOf('+220 301 2345') });
    expect(await send(server, '2203012345')).toEqual(ok);
    const [code] = await codesOf(server);
    expect(code).toMatch(/^\d{6}$/);
    expect(await isRight(server, `${code!.slice(0, 3)} ${code!.slice(3)}`)).toEqual(yes);
    expect(await isRight(server, code!.replace(/(..)/g, '$1-'), '+220 301 2345')).toEqual(yes);
    const answer = await fetch(`${server.url}/api/forgotpassword/update_password`, {
      method: 'POST',
      headers: { phone: '+2203012345', newPassword, code: `${code!.slice(0, 3)}-${code!.slice(3)}` },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 'ok' });

    const exists = (headers: Record<string, string>, of = id) =>
      server.get(`/api/upload_invoices/exists?id=${of}`, headers);
    expect((await exists(bearer)).status).toBe(401);
    expect((await exists(other.bearer, other.id)).status).toBe(200);
    expect(await server.place.rows('select token_digest from sessions')).toHaveLength(1);
    expect(await server.place.rows('select phone from login_failures')).toEqual([]);
    expect((await server.logIn(phone, 'correct horse')).status).toBe(401);
    expect((await server.logIn(phone, newPassword)).status).toBe(200);
    expect((await server.logIn(stranger)).status).toBe(200);
  });

  test('the code works once', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    expect(await update(server, { code })).toEqual(ok);
    expect(await isRight(server, code)).toEqual(no);
    expect(await update(server, { code, newPassword: 'a stolen horse' })).toEqual(wrongCode);
    expect((await server.logIn(phone, newPassword)).status).toBe(200);
    expect(await codesOf(server)).toEqual([]);
    expect(await server.place.rows('select digest from reset_codes')).toEqual([]);
  });

  test('of two resets at once with one code exactly one wins', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    const passwords = Array.from({ length: 6 }, (_, n) => `good horse ${n}`);
    const answers = await Promise.all(passwords.map((each) => update(server, { code, newPassword: each })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)]!;
    expect((await server.logIn(phone, winner)).status).toBe(200);
  });

  test('wants the code, whatever else is right', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    const [other] = others(code, 1) as [string];
    for (const headers of [{}, { code: '' }, { code: other }, { code: 'horse' }, { code: `${code}0` }]) {
      expect(await update(server, headers as Record<string, string>)).toEqual(wrongCode);
    }
    expect((await server.logIn()).status).toBe(200);
  });

  test('changes nothing for a phone that is not of who has the code', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    await enrolStudent(server, { mobileNumber: stranger });
    const mine = await askForCode(server);
    const theirs = await askForCode(server, stranger);
    expect(await isRight(server, theirs, stranger)).toEqual(yes);
    expect(await isRight(server, mine, stranger)).toEqual(no);
    expect(await update(server, { phone: stranger, code: mine })).toEqual(wrongCode);
    expect((await server.logIn(stranger)).status).toBe(200);
    expect(await update(server, { phone: '3888888', code: mine })).toEqual(wrongCode);
  });

  test('a code is worth nothing once its student has another phone, and nobody else gets that one', async () => {
    const server = await startServer(await open());
    const { id, withPassword } = await enrolStudent(server);
    const other = await enrolStudent(server, { mobileNumber: stranger });
    const code = await askForCode(server);
    const edit = (of: string, phone_number: string, headers: Record<string, string>) =>
      server.put(`/api/applications/${of}`, { phone_number, email: 'a@example.com' }, headers);
    expect((await edit(id, '3777777', withPassword)).status).toBe(200);
    expect((await edit(other.id, phone, other.withPassword)).status).toBe(409);
    expect(await isRight(server, code)).toEqual(no);
    expect(await update(server, { code })).toEqual(wrongCode);
  });

  test('a log-in that proved the old password just before it opens no session after it', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const database = await openDatabase(server.place, fail);
    onTestFinished(() => database.destroy());
    const proven = (await createStudents(database).byPhone(phone))!;
    expect(await update(server, { code: await askForCode(server) })).toEqual(ok);
    const { clock, place } = server;
    const sessions = createSessions(database, () => clock.at, { sessionIdleMs: hour, sessionMaxMs: hour });
    expect(await sessions.open(proven)).toBeUndefined();
    expect(await place.rows('select token_digest from sessions')).toEqual([]);
  });

  test.each([
    ['seven characters', '1234567', 'Your new password must have at least 8 characters.'],
    ['129 characters', 'x'.repeat(129), 'Your new password must be 128 characters or fewer.'],
    ['none', '', 'Enter a Password.'],
    ['an accent', 'motdépasse', /Your new password can have English letters, digits and signs/],
  ])('a password of %s is refused in words, and the code is kept', async (_what, password, words) => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    const { status, body } = await update(server, { code, newPassword: password });
    expect(status).toBe(400);
    const { error, problems } = body as { error: string; problems: { field: string }[] };
    expect(error).toMatch(
      words instanceof RegExp ? words : new RegExp(`^The password was not changed. ${words}$`),
    );
    expect(problems.map(({ field }) => field)).toEqual(['newPassword']);
    expect(await update(server, { code })).toEqual(ok);
  });
});

describeOnEachDatabase('a reset code', (open) => {
  test('is the server’s own: what the client makes opens nothing and is not kept', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    expect(await isRight(server, '111111')).toEqual(no);
    const kept = JSON.stringify([
      await server.place.rows('select * from reset_entries'),
      await server.place.rows('select * from reset_codes'),
      await server.place.rows("select parameters from messages where kind = 'reset-code'"),
    ]);
    expect(kept.replaceAll(code, '')).not.toMatch(/111111|2026-11-20/);
  });

  test('is kept as a digest that the table alone does not undo', async () => {
    const server = await startServer(await open());
    const { id } = await enrolStudent(server);
    const code = await askForCode(server);
    const [row] = await server.place.rows('select * from reset_codes');
    expect(Object.values(row!)).not.toContain(code);
    const plain = [
      code,
      `${phone}${code}`,
      `${code}${phone}`,
      `reset-code ${row!.student_id} ${code}`,
      id + code,
    ];
    const undone = plain.map((text) => createHash('sha256').update(text).digest('hex'));
    expect(undone).not.toContain(row!.digest);
    const key = statSync(path.join(server.place.dataDir, 'reset.key'));
    expect([key.size, key.mode & 0o777]).toEqual([32, 0o600]);
  });

  test('works for ten minutes', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    server.clock.at += 10 * minute - 1;
    expect(await isRight(server, code)).toEqual(yes);
    server.clock.at += 1;
    expect(await isRight(server, code)).toEqual(no);
    expect(await update(server, { code })).toEqual(wrongCode);
  });

  test('that has run out is nowhere any more after the next start', async () => {
    const place = await open();
    const server = await startServer(place);
    await enrolStudent(server);
    await askForCode(server);
    await server.app.close();
    const later = await startServer(place, {}, { now: () => server.clock.at + 10 * minute });
    expect(await later.place.rows('select state, parameters from messages')).toEqual([
      { state: 'expired', parameters: null },
    ]);
    for (const table of ['reset_codes', 'reset_entries']) {
      expect(await later.place.rows(`select * from ${table}`)).toEqual([]);
    }
  });

  test('replaces the one before, which is taken out of the outbox', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const first = await askForCode(server);
    for (const wrong of others(first, 4)) await isRight(server, wrong);
    server.clock.at += minute;
    const second = await askForCode(server);
    expect(await codesOf(server)).toEqual([second]);
    expect(await isRight(server, first)).toEqual(no);
    // With tries of its own: one was the first code.
    for (const wrong of others(second, 3)) expect(await isRight(server, wrong)).toEqual(no);
    expect(await isRight(server, second)).toEqual(yes);
  });

  test('is burnt by the fifth wrong try, wherever it was made, also after a restart', async () => {
    const place = await open();
    const server = await startServer(place);
    await enrolStudent(server);
    const code = await askForCode(server);
    const wrong = others(code, 5);
    for (const each of wrong.slice(0, 2)) expect(await isRight(server, each)).toEqual(no);
    for (const each of wrong.slice(2, 4)) expect(await update(server, { code: each })).toEqual(wrongCode);
    await server.app.close();
    const restarted = await startServer(place);
    expect(await isRight(restarted, code)).toEqual(yes);
    expect(await isRight(restarted, wrong[4]!)).toEqual(no);
    expect(await isRight(restarted, code)).toEqual(no);
    expect(await update(restarted, { code })).toEqual(wrongCode);
    expect((await restarted.logIn()).status).toBe(200);
  });

  test('is not guessed by many tries at once: no more than five are counted', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    const wrong = others(code, 40);
    const answers = await Promise.all(wrong.map((each) => isRight(server, each)));
    expect(answers.every(({ body }) => body === false)).toBe(true);
    expect(await server.place.rows('select tries from reset_codes')).toEqual([{ tries: '{"127.0.0.1":5}' }]);
    expect(await isRight(server, code)).toEqual(no);
  });

  test('the right code is no try, however often it is asked about', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => isRight(server, code)));
    expect(answers).toEqual(Array(12).fill(yes));
    expect(await update(server, { code })).toEqual(ok);
  });
});

describeOnEachDatabase('sending a code', (open) => {
  const sentTo = async (server: TestServer, number = phone) =>
    (await server.place.rows(`select id from messages where kind = 'reset-code' and phone = '${number}'`))
      .length;

  test('happens once a minute, three times an hour, four times a day, and is always answered alike', async () => {
    const place = await open();
    let server = await startServer(place);
    await enrolStudent(server);
    const ask = async () => {
      expect((await enter(server, phone)).status).toBe(200);
      expect(await send(server, phone)).toEqual(ok);
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(await sentTo(server)).toBe(1);
    const { at } = server.clock;
    await server.app.close();
    server = await startServer(place);
    for (const [after, sent] of [
      [minute - 1, 1],
      [minute, 2],
      [2 * minute, 3],
      [3 * minute, 3],
      [hour - 1, 3],
      [hour, 4],
    ] as const) {
      server.clock.at = at + after;
      await ask();
      expect(await sentTo(server), String(after)).toBe(sent);
    }
    for (let n = 0; n < 100; n += 1) {
      server.clock.at += 10 * minute;
      await ask();
      expect(await sentTo(server)).toBe(4);
    }
    server.clock.at = at + 24 * hour;
    await ask();
    expect(await sentTo(server)).toBe(5);
  });

  test('wants an entry of the last ten minutes, and a phone on record', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    expect(await send(server, phone)).toEqual(ok);
    await enter(server, phone);
    server.clock.at += 10 * minute;
    expect(await send(server, phone)).toEqual(ok);
    await enter(server, stranger);
    for (const number of [stranger, 'abc3012345', '', '\0', '\ud800']) {
      expect(await send(server, number)).toEqual(ok);
    }
    expect(await server.place.rows('select id from messages')).toEqual([]);
  });

  test('puts into the outbox what a sender needs, and says so without phone or code', async () => {
    const server = await startServer(await open());
    const { id } = await enrolStudent(server);
    const code = await askForCode(server);
    const [message, ...more] = await server.place.rows('select * from messages');
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: 'reset-code',
      application_id: id,
      phone,
      state: 'waiting',
      parameters: JSON.stringify({ code }),
    });
    expect(Number(message!.expires_at)).toBe(server.clock.at + 10 * minute);
    const told = server.log.filter((line) => line.includes('waiting in the outbox'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toMatch(new RegExp(`${phone}|${code}`));
  });

  test('in demo mode prints the code, and keeps it no longer', async () => {
    const printed: string[] = [];
    const server = await startServer(await open(), { demo: true }, { print: (line) => printed.push(line) });
    const demoPhone = demoStudents[0]!.phone;
    await enter(server, demoPhone);
    await send(server, demoPhone);
    const messages = () => server.place.rows('select state, parameters from messages');
    await expect.poll(messages, longTimeout).toEqual([{ state: 'sent', parameters: null }]);
    expect(printed).toEqual([
      expect.stringMatching(new RegExp(`^WhatsApp message to ${demoPhone}: your code is \\d{6}$`)),
    ]);
    const code = printed[0]!.slice(-6);
    expect(await update(server, { phone: demoPhone, code })).toEqual(ok);
    expect(server.log.join('')).not.toContain(code);
  });
});

describeOnEachDatabase('who has an account', (open) => {
  test('is told of five phones in a quarter of an hour, then nobody is told anything', async () => {
    const place = await open();
    let server = await startServer(place);
    await enrolStudent(server);
    expect(await isKnown(server, phone)).toEqual(yes);
    for (const number of ['3100001', '3100002', '3100003']) expect(await isKnown(server, number)).toEqual(no);
    server.clock.at += 5 * minute;
    expect(await isKnown(server, '3100004')).toEqual(no);
    await server.app.close();
    const { at } = server.clock;
    server = await startServer(place);
    server.clock.at = at;
    await enrolStudent(server, { mobileNumber: stranger });
    for (const number of [stranger, '3100005']) {
      const answer = await server.get('/api/forgotpassword/verify_phone', { phone: number });
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('601');
      expect(await answer.json()).toEqual({ error: 'Too many phone numbers. Try again later.' });
      expect((await enter(server, number)).status).toBe(429);
    }
    // Those it has named before it may name again, in any spelling.
    expect(await isKnown(server, '+220 301 2345')).toEqual(yes);
    expect(await isKnown(server, '3100004')).toEqual(no);
    server.clock.at += 10 * minute + 1;
    expect(await isKnown(server, stranger)).toEqual(yes);
  });

  test('counts many questions at once, and each client for itself', async () => {
    const server = await startServer(await open(), { trustProxy: '127.0.0.1' });
    const from = (client: string) => ({ 'x-forwarded-for': client });
    const phones = Array.from({ length: 40 }, (_, n) => String(3_100_000 + n));
    const answers = await Promise.all(phones.map((each) => isKnown(server, each, from('41.1.1.1'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
    expect(await isKnown(server, phones[0]!, from('41.1.1.2'))).toEqual(no);
  });

  test('a client burns the codes of few phones, however many it names', async () => {
    const server = await startServer(await open(), { resetPhonesPerQuarterHour: 1, trustProxy: '127.0.0.1' });
    await enrolStudent(server);
    const code = await askForCode(server);
    const theirs = { 'x-forwarded-for': '41.1.1.1' };
    expect(await isKnown(server, stranger, theirs)).toEqual(no);
    const guesses = others(code, 6);
    for (const guess of guesses.slice(0, 3)) {
      const answer = server.get('/api/forgotpassword/verify_code', { phone, code: guess, ...theirs });
      expect((await answer).status).toBe(429);
    }
    for (const guess of guesses.slice(3))
      expect((await update(server, { code: guess, ...theirs })).status).toBe(429);
    expect(await server.place.rows('select tries from reset_codes')).toEqual([{ tries: '{}' }]);
    expect(await isRight(server, code)).toEqual(yes);
    expect(await update(server, { code })).toEqual(ok);
  });

  test('what a client asked about is forgotten by its next question, and by the next start', async () => {
    const place = await open();
    const server = await startServer(place, { trustProxy: '127.0.0.1' });
    const from = (client: string) => ({ 'x-forwarded-for': client });
    const kept = async () =>
      (
        await place.rows("select client, phone from reset_lookups where phone <> '' order by client, phone")
      ).map(({ client, phone }) => `${client} ${phone}`);
    for (const client of ['41.1.1.1', '41.1.1.2']) await isKnown(server, phone, from(client));
    server.clock.at += 15 * minute + 1;
    // Each question deletes its own client's alone: others may be asking at the same time.
    await isKnown(server, stranger, from('41.1.1.1'));
    expect(await kept()).toEqual([`41.1.1.1 ${stranger}`, `41.1.1.2 ${phone}`]);
    await server.app.close();
    await startServer(place, {}, { now: () => server.clock.at });
    expect(await kept()).toEqual([`41.1.1.1 ${stranger}`]);
  });

  test('is not told by the other calls', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    for (const number of [phone, stranger]) {
      expect(await enter(server, number)).toEqual({ status: 200, body: entryOf(number) });
      expect(await send(server, number)).toEqual(ok);
      expect(await isRight(server, '000000x', number)).toEqual(no);
      expect(await update(server, { phone: number, code: '12345' })).toEqual(wrongCode);
    }
    expect(await isRight(server, '000000', stranger)).toEqual(no);
    expect(await update(server, { phone: stranger, code: '000000' })).toEqual(wrongCode);
  });
});

describeOnEachDatabase('headers of a reset', (open) => {
  test('that are missing, repeated, huge or no text are refused, and nothing breaks', async () => {
    const server = await startServer(await open());
    await enrolStudent(server);
    const code = await askForCode(server);
    const raw = (call: string, ...lines: string[]) =>
      rawResponse(server, [`${call} HTTP/1.1`, 'host: portal', 'content-length: 0', ...lines].join('\r\n'));
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

  test('bodies that are none of ours are refused in words', async () => {
    const server = await startServer(await open());
    const address = '/api/forgotpassword/generate_forgot_password_entry';
    for (const body of [
      {},
      { ...entryOf(phone), phone_number: 3012345 },
      [],
      'null',
      '{',
      { ...entryOf('3'.repeat(101)) },
    ]) {
      expect((await server.post(address, body)).status, JSON.stringify(body)).toBe(400);
      expect((await server.post('/api/messaging/forgot_password', body)).status).toBe(400);
    }
    const more = { ...entryOf('horse'), role: 'admin' };
    expect(await responseOf(server.post(address, more))).toEqual({ status: 200, body: entryOf('horse') });
    expect(await server.place.rows('select * from reset_entries')).toEqual([]);
  });
});
