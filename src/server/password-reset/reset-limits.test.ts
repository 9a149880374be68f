import { expect, test } from 'vitest';
import { maySend } from './reset-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

const owner = { client: 'owner', isKnown: true };
const stranger = { client: 'stranger', isKnown: false };

function sentInADay(asker: typeof owner) {
  const sent: (typeof owner & { at: number })[] = [];
  for (let at = 0; at < 24 * hour; at += minute) {
    if (maySend(sent, asker, at)) sent.push({ ...asker, at });
  }
  return sent.map(({ at }) => at / minute);
}

test('allows one client one code a minute, three an hour, four a day', () => {
  for (const asker of [owner, stranger]) expect(sentInADay(asker)).toEqual([0, 1, 2, 60]);
});

test('counts a code for exactly one day', () => {
  const before = Array(10).fill({ ...stranger, at: 0 });
  expect(maySend(before, owner, 24 * hour - 1)).toBe(false);
  expect(maySend(before, owner, 24 * hour)).toBe(true);
});
