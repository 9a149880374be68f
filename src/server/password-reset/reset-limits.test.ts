import { expect, test } from 'vitest';
import { mayAttempt, maySend, withAttempt } from './reset-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

const owner = { client: 'owner', isKnown: true };
const stranger = { client: 'stranger', isKnown: false };

/** Returns the minutes of a day at which codes are sent if `asker` requests one every minute. */
function sentInADay(asker: typeof owner, before: readonly (typeof owner & { at: number })[] = []) {
  const sent = [...before];
  for (let at = 0; at < 24 * hour; at += minute) {
    if (maySend(sent, asker, at)) sent.push({ ...asker, at });
  }
  return sent.slice(before.length).map(({ at }) => at / minute);
}

test('allows one client one code a minute, three an hour, four a day', () => {
  for (const asker of [owner, stranger]) expect(sentInADay(asker)).toEqual([0, 1, 2, 60]);
});

test('counts a code for exactly one day', () => {
  const before = [{ ...stranger, at: 0 }];
  expect(maySend(Array(10).fill(before[0]), owner, 24 * hour - 1)).toBe(false);
  expect(maySend(Array(10).fill(before[0]), owner, 24 * hour)).toBe(true);
});

test('allows all strangers one code a minute and six a day, leaving four for the owner', () => {
  const strangers = Array.from({ length: 6 }, (_, n) => ({ ...stranger, client: `${n}`, at: -n * minute }));
  expect(maySend(strangers, { ...stranger, client: 'another' }, minute)).toBe(false);
  expect(maySend(strangers.slice(0, 5), { ...stranger, client: 'another' }, minute - 1)).toBe(false);
  expect(maySend(strangers.slice(0, 5), { ...stranger, client: 'another' }, minute)).toBe(true);
  expect(sentInADay(owner, strangers)).toHaveLength(4);
});

test('allows ten codes a day in total', () => {
  const known = Array.from({ length: 10 }, (_, n) => ({ ...owner, client: `${n}`, at: -n }));
  expect(maySend(known.slice(1), owner, 1)).toBe(true);
  expect(maySend(known, owner, 1)).toBe(false);
});

test('allows a client five attempts, whoever requested the code', () => {
  for (const askedBy of ['owner', 'stranger']) {
    expect(mayAttempt({ stranger: 4 }, askedBy, 'stranger')).toBe(true);
    expect(mayAttempt({ stranger: 5 }, askedBy, 'stranger')).toBe(false);
    expect(mayAttempt({ stranger: 5 }, askedBy, 'owner')).toBe(true);
  }
});

test('allows others fifteen attempts together, and the requesting client always five', () => {
  const tries = { one: 5, other: 5, third: 5 };
  expect(mayAttempt({ ...tries, third: 4 }, 'owner', 'fourth')).toBe(true);
  expect(mayAttempt(tries, 'owner', 'fourth')).toBe(false);
  expect(mayAttempt(tries, 'owner', 'owner')).toBe(true);
  expect(mayAttempt({ ...tries, third: 4, owner: 5 }, 'owner', 'fourth')).toBe(true);
  expect(mayAttempt({ ...tries, owner: 5 }, 'owner', 'owner')).toBe(false);
});

test('counts an attempt for the client that made it', () => {
  expect(withAttempt({ one: 1 }, 'one')).toEqual({ one: 2 });
  expect(withAttempt({ one: 1 }, 'other')).toEqual({ one: 1, other: 1 });
});
