import { expect, test } from 'vitest';
import { askForCode, requestCode, startWithCode, waitingCodes } from '../support/data/password-resets.ts';
import { newPassword } from '../support/data/sample-application.ts';
import { from } from '../support/process/calls.ts';
import { restart, startWithStudent, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  type OpenStorage,
  openEmbedded,
} from '../support/storage/test-storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const phone = '3012345';

/** The account's owner has logged in from `home` before, but never from `mobile`. */
const home = '127.0.0.1';
const mobile = '196.46.233.1';
const stranger = '41.1.1.1';

async function startWithOwner(open: OpenStorage): Promise<TestServer> {
  const { server } = await startWithStudent(open, { trustProxy: '127.0.0.1' });
  return server;
}

const sent = async ({ place }: TestServer) =>
  (await place.rows("select id from messages where kind = 'reset-code'")).length;

async function ask(server: TestServer, client: string): Promise<string | undefined> {
  const before = await waitingCodes(server);
  await requestCode(server, phone, from(client));
  return (await waitingCodes(server)).find((code) => !before.includes(code));
}

const isRight = async (server: TestServer, code: string, client: string) =>
  (await server.verifyCode(code, phone, from(client))).body;

const update = async (server: TestServer, code: string, client: string) =>
  (await server.updatePassword({ code, ...from(client) })).status;

function wrongCodes(count: number, ...right: string[]): string[] {
  const all = Array.from({ length: count + right.length }, (_, n) => String(500_000 + n));
  return all.filter((code) => !right.includes(code)).slice(0, count);
}

async function guess(server: TestServer, count: number, client: (n: number) => string, ...right: string[]) {
  for (const [n, code] of wrongCodes(count, ...right).entries()) {
    expect(await isRight(server, code, client(n))).toBe(false);
  }
}

describeOnDatabase('attempts at a reset code', (open) => {
  test('V6.6.3: uses up the attempts of a stranger, but not those of the owner', async () => {
    const server = await startWithOwner(open);
    const code = (await ask(server, home))!;
    await guess(server, 10, () => stranger, code);
    expect(await isRight(server, code, stranger)).toBe(false);
    expect(await update(server, code, stranger)).toBe(403);
    expect(await isRight(server, code, home)).toBe(true);
    expect(await update(server, code, home)).toBe(200);
    expect((await server.logIn(phone, newPassword)).status).toBe(200);
  });

  test('V6.6.2: requests a second code, which does not invalidate the owner’s', async () => {
    const server = await startWithOwner(open);
    const code = (await ask(server, home))!;
    server.clock.at += minute;
    const other = (await ask(server, stranger))!;
    expect(await waitingCodes(server)).toEqual([code, other]);
    await guess(server, 10, () => stranger, code, other);
    expect(await isRight(server, code, home)).toBe(true);
    expect(await isRight(server, other, home)).toBe(true);
    expect(await update(server, other, home)).toBe(200);
    for (const each of [code, other]) expect(await update(server, each, home)).toBe(403);
    expect(await waitingCodes(server)).toEqual([]);
  });
});

/* Only database transactions prevent these attacks, so the tests run on each kind of database. */
describeOnEachDatabase('concurrent attempts at a reset code', (open) => {
  test('V6.6.3: guesses from many addresses, which share fifteen attempts and leave five to the requester', async () => {
    const server = await startWithOwner(open);
    const code = (await ask(server, home))!;
    const [first, ...more] = wrongCodes(60, code) as [string, ...string[]];
    expect(await isRight(server, first, stranger)).toBe(false);
    const tried = more.map((each, n) => (n % 2 ? isRight : update)(server, each, `41.2.${n}.1`));
    await Promise.all<unknown>(tried);
    const [kept] = await server.place.rows('select tries from reset_codes');
    const tries: number[] = Object.values(JSON.parse(String(kept!.tries)));
    expect(tries.reduce((sum, each) => sum + each, 0)).toBe(15);
    expect(await isRight(server, code, '41.3.1.1')).toBe(false);
    expect(await update(server, code, '41.3.1.1')).toBe(403);
    await guess(server, 4, () => home, code);
    expect(await isRight(server, code, home)).toBe(true);
    await guess(server, 1, () => home, code);
    expect(await update(server, code, home)).toBe(403);
    expect((await server.logIn()).status).toBe(200);
  });
});

describeOnDatabase('sending reset codes', (open) => {
  test('V2.4.1: uses up the four codes a day of a stranger, but none of the owner’s', async () => {
    const server = await startWithOwner(open);
    for (let n = 0; n < 60; n += 1) {
      await ask(server, stranger);
      server.clock.at += 10 * minute;
    }
    expect(await sent(server)).toBe(4);
    for (const count of [5, 6, 7]) {
      expect(await ask(server, home)).toBeDefined();
      expect(await sent(server)).toBe(count);
      server.clock.at += minute;
    }
  });

  test('V2.4.1: requests a code in the same minute as the owner, who still gets one', async () => {
    const server = await startWithOwner(open);
    expect(await ask(server, stranger)).toBeDefined();
    expect(await ask(server, home)).toBeDefined();
  });

  test('V2.4.1: requests codes from many addresses, which share six of the day’s ten, also across a restart', async () => {
    const server = await startWithOwner(open);
    for (let n = 0; n < 20; n += 1) {
      await ask(server, `41.2.${n}.1`);
      server.clock.at += minute;
    }
    expect(await sent(server)).toBe(6);
    const restarted = await restart(server);
    expect(await ask(restarted, '41.3.1.1')).toBeUndefined();
    const code = (await ask(restarted, home))!;
    expect(await update(restarted, code, home)).toBe(200);
    restarted.clock.at += 24 * hour;
    expect(await ask(restarted, '41.3.1.1')).toBeDefined();
  });

  test('V2.4.1: sends a phone at most ten codes a day, whoever requests them', async () => {
    const server = await startWithOwner(open);
    for (const client of [mobile, '196.46.233.2']) await server.logIn(phone, undefined, from(client));
    for (let n = 0; n < 20; n += 1) {
      for (const client of [home, mobile, '196.46.233.2', `41.2.${n}.1`]) await ask(server, client);
      server.clock.at += hour;
    }
    expect(await sent(server)).toBe(10);
  });

  test('treats clients that logged in before a reset as strangers after it', async () => {
    const server = await startWithOwner(open);
    await server.logIn(phone, undefined, from(stranger));
    expect(await update(server, (await ask(server, home))!, home)).toBe(200);
    expect(await server.place.rows('select client from known_clients')).toEqual([]);
  });

  test('keeps no address for longer than a day', async () => {
    const server = await startWithOwner(open);
    await ask(server, stranger);
    const later = await restart(server, 24 * hour + 1);
    expect(await later.place.rows('select client from reset_sendings')).toEqual([]);
    expect(await later.place.rows('select client from reset_codes')).toEqual([]);
  });
});

test('V6.6.2: uses the code sent to a stolen phone after the owner has changed the account’s number', async () => {
  const { server, id, withPassword, code } = await startWithCode(openEmbedded);
  expect((await server.changePhone(id, '3055555', withPassword)).status).toBe(200);
  for (const number of [phone, '3055555']) {
    expect((await server.verifyCode(code, number)).body, number).toBe(false);
    expect((await server.updatePassword({ phone: number, code })).status, number).toBe(403);
  }
  expect((await server.logIn('3055555')).status).toBe(200);
});

test('V6.6.3: sends many codes in one header, or none', async () => {
  const { server, code } = await startWithCode(openEmbedded);
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
  const { server } = await startWithStudent(openEmbedded);
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
  const { server } = await startWithStudent(openEmbedded);
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
  const { server, ...victim } = await startWithStudent(openEmbedded);
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
  const { server, code } = await startWithCode(openEmbedded);
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
  const { server } = await startWithStudent(openEmbedded, { trustProxy: '127.0.0.1' });
  await Promise.all(Array.from({ length: 20 }, (_, n) => askForCode(server, phone, from(`41.2.${n}.1`))));
  expect(await server.place.values("select phone from messages where kind = 'reset-code'")).toEqual([phone]);
});
