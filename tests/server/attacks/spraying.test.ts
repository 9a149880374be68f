import { expect, test } from 'vitest';
import { seedManyStudents } from '../support/data/seed-students.ts';
import { type Answer, statusesOf } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { restart, startServer, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const attacker = '41.1.1.1';
const school = '196.46.233.1';
const guess = 'password1234';

async function spray(server: TestServer, phones: readonly string[], client = attacker): Promise<number[]> {
  const waits = [];
  for (const phone of phones) {
    server.waits.length = 0;
    expect((await server.logIn(phone, guess, from(client))).status).toBe(401);
    waits.push(server.waits[0] ?? 0);
  }
  return waits;
}

const throttled = (count: number, free = 20) => [
  ...Array<number>(free).fill(0),
  ...[1000, 2000, 4000, 8000],
  ...Array<number>(count - free - 4).fill(10_000),
];

const proxied = { trustProxy: '127.0.0.1' };

describeOnDatabase('one password over many phones', (open) => {
  const start = async (count: number) => {
    const server = await startServer(await open(), proxied);
    return { server, phones: await seedManyStudents(server.place, count) };
  };

  test('V6.3.1: tries registered and unregistered phones one after the other', async () => {
    const { server, phones } = await start(30);
    const nobody = Array.from({ length: 30 }, (_, n) => String(3_900_000 + n));
    const mixed = phones.flatMap((phone, n) => [phone, nobody[n]!]);
    expect(await spray(server, mixed)).toEqual(throttled(60));
  });

  test('V6.3.1: tries passwords by submitting applications', async () => {
    const { server, phones } = await start(30);
    for (const mobileNumber of phones) {
      const answer = await server.submit({ mobileNumber, password: guess }, from(attacker));
      expect(answer.status).toBe(409);
    }
    expect(server.waits).toEqual(throttled(30).filter((ms) => ms > 0));
  });

  test('V6.3.1: logs in to their own account in between, and waits for a restart', async () => {
    const { server, phones: all } = await start(60);
    const [own, ...phones] = all;
    for (let n = 0; n < 20; n += 1) {
      await spray(server, [phones[n]!]);
      expect((await server.logIn(own, undefined, from(attacker))).status).toBe(200);
    }
    expect(await spray(server, phones.slice(20, 22))).toEqual([1000, 2000]);
    const restarted = await restart(server);
    expect(await spray(restarted, phones.slice(22, 24))).toEqual([4000, 8000]);
    restarted.clock.at += day + minute;
    expect(await spray(restarted, phones.slice(24, 25))).toEqual([0]);
  });

  test('V6.3.1: shares an address with students who have logged in there, and tries their phones', async () => {
    const { server, phones } = await start(60);
    for (const phone of phones) expect((await server.logIn(phone, undefined, from(school))).status).toBe(200);
    expect(await spray(server, phones, school)).toEqual(throttled(60, 20 + 60 / 4));
  });

  test('does not slow down hundreds of students behind one address, though a tenth mistypes first', async () => {
    const { server, phones } = await start(300);
    const logIn = async (phone: string, n: number) => {
      if (n % 10 === 0) {
        expect((await server.logIn(phone, 'corect horse', from(school))).status).toBe(401);
      }
      return server.logIn(phone, undefined, from(school));
    };
    for (let n = 0; n < phones.length; n += 75) {
      const lecture = phones.slice(n, n + 75);
      expect(await statusesOf(lecture.map(logIn))).toEqual(Array(75).fill(200));
    }
    expect(server.waits).toEqual([]);
  });

  test('does not slow down students known at an address while somebody tries others there', async () => {
    const { server, phones } = await start(40);
    const [known, mistyping, fresh, ...others] = phones as [string, string, string, ...string[]];
    for (const phone of [known, mistyping]) await server.logIn(phone, undefined, from(school));
    server.clock.at += 29 * day;
    await spray(server, others, school);
    server.waits.length = 0;
    expect((await server.logIn(known, undefined, from(school))).status).toBe(200);
    expect((await server.logIn(mistyping, guess, from(school))).status).toBe(401);
    expect((await server.logIn(mistyping, undefined, from(school))).status).toBe(200);
    expect(server.waits).toEqual([]);
    // A phone number that has not logged in from this address before is delayed only once, by ten seconds.
    for (const phone of [fresh, fresh]) {
      expect((await server.logIn(phone, undefined, from(school))).status).toBe(200);
    }
    expect(server.waits).toEqual([10_000]);
    expect((await server.logIn(others[0], undefined, from('41.9.9.9'))).status).toBe(200);
    expect(server.waits).toEqual([10_000]);
  });

  test('deletes its records once they no longer count', async () => {
    const { server, phones } = await start(2);
    await server.logIn(phones[0], undefined, from(school));
    await server.logIn(phones[1], guess, from(school));
    const count = async (table: string) => (await server.place.rows(`select client from ${table}`)).length;
    const kept = async () => [await count('known_clients'), await count('login_failures')];
    const later = async (ms: number) => {
      await restart(server, ms);
      return kept();
    };
    expect(await kept()).toEqual([1, 2]);
    expect(await later(day - 1)).toEqual([1, 2]);
    expect(await later(day + 1)).toEqual([1, 0]);
    expect(await later(30 * day + 1)).toEqual([0, 0]);
  });
});

/* Only database transactions prevent these attacks, so the tests run on each kind of database. */
describeOnEachDatabase('one password over many phones at once', (open) => {
  test('V6.3.1: tries all phones at once', async () => {
    const held = Promise.withResolvers<void>();
    const place = await open();
    const server = await startServer(place, proxied, { wait: () => held.promise });
    const phones = await seedManyStudents(place, 60);
    const answers: Answer[] = [];
    const all = phones.map(async (phone) => {
      answers.push(await server.logIn(phone, guess, from(attacker)));
    });
    // Five of the 60 requests are still waiting: one is being delayed, and four wait until it has finished.
    await expect.poll(() => answers.length).toBe(55);
    const refused = answers.filter(({ status }) => status === 429);
    // Two attempts that run at the same time do not count each other, so one attempt may exceed the limit.
    expect([20, 21]).toContain(answers.filter(({ status }) => status === 401).length);
    expect([34, 35]).toContain(refused.length);
    expect(refused[0]!.headers.get('retry-after')).toBe('60');
    expect(refused[0]!.body).toEqual({
      error: 'Too many wrong passwords from your network. Wait a minute and try again.',
    });
    held.resolve();
    await Promise.all(all);
    const counted = await place.rows(`select phone from login_failures where client = '${attacker}'`);
    expect(counted).toHaveLength(60 - refused.length);
  });
});
