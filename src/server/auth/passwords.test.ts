import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { argon2Cost, createPasswords } from './passwords.ts';

const { hash: hashFor, enqueue } = createPasswords();
const client = '196.46.233.1';
const hashOf = (password: string) => hashFor(password, client);
const matches = (password: string, hash: string | undefined) =>
  enqueue(client, (compare) => compare(password, hash));

test('hashes with argon2id at OWASP cost and a salt, and matches only the right password', async () => {
  const [one, other] = await Promise.all([hashOf('correct horse'), hashOf('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await matches('correct horse', one)).toBe(true);
  expect(await matches('correct horse ', one)).toBe(false);
});

test('takes about as long for an unknown account as for a known one', async () => {
  const known = await hashOf('pass word');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 7; round += 1) {
    for (const [kind, hash] of [
      ['known', known],
      ['unknown', undefined],
    ] as const) {
      const start = performance.now();
      await matches('wrong', hash);
      times[kind].push(performance.now() - start);
    }
  }
  const median = (list: number[]) => list.toSorted((one, other) => one - other)[3]!;
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 4);
});

test('accepts é in either Unicode form, even if the stored hash is of the text as typed', async () => {
  const [composed, decomposed] = ['caf\u00E9 Bakau', 'cafe\u0301 Bakau'];
  expect(await matches(decomposed, await hashOf(composed))).toBe(true);
  expect(await matches(composed, await hashOf(decomposed))).toBe(true);
  const older = await hash(decomposed, argon2Cost);
  expect(await matches(decomposed, older)).toBe(true);
  expect(await matches(composed, older)).toBe(true);
  expect(await matches('cafe Bakau', older)).toBe(false);
});
