import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('a hash is argon2id at OWASP cost, salted, and matches its password only', async () => {
  const [one, other] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.matches('correct horse', one)).toBe(true);
  expect(await passwords.matches('correct horse ', one)).toBe(false);
});

test('nobody has the password of nobody', async () => {
  expect(await passwords.matches('a password that nobody has', undefined)).toBe(false);
});

test('an unknown account takes as much work as a known one', async () => {
  const known = await passwords.hash('pass word');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 7; round += 1) {
    for (const [kind, hash] of [
      ['known', known],
      ['unknown', undefined],
    ] as const) {
      const start = performance.now();
      await passwords.matches('wrong', hash);
      times[kind].push(performance.now() - start);
    }
  }
  const median = (list: number[]) => list.toSorted((one, other) => one - other)[3]!;
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 4);
});

test('a password of a megabyte is not worked on', async () => {
  expect(await passwords.matches('x'.repeat(1e6), await passwords.hash('x'))).toBe(false);
});

test('many at once all get their turn', async () => {
  const hash = await passwords.hash('pass word');
  const tries = Array.from({ length: 20 }, (_, n) => passwords.matches(n % 2 ? 'pass word' : 'wrong', hash));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
});
