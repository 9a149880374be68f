import { expect, test } from 'vitest';
import { mayAttempt, maySend } from './reset-limits.ts';

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

test('lets an owner on another network get and enter a code, although a stranger has reached the limits', () => {
  const atNewAddress = { client: 'mobile', isKnown: false };
  const before = [0, 1, 2, 3].map((hours) => ({ ...stranger, at: hours * hour }));
  expect(maySend(before, stranger, 4 * hour)).toBe(false);
  expect(maySend(before, atNewAddress, 4 * hour)).toBe(true);
  const tries = { stranger: 5, mobile: 4 };
  expect(mayAttempt(tries, 'home', 'stranger')).toBe(false);
  expect(mayAttempt(tries, 'home', 'mobile')).toBe(true);
});
