import { expect, test } from 'vitest';
import { type Expirable, isExpired, withExpiryStart } from './expiry.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 12);

test('the days start when the server’s time is first known', () => {
  const kept: Expirable & { name: string } = { name: 'a draft' };
  expect(withExpiryStart(kept, undefined)).toBe(kept);
  const counted = withExpiryStart(kept, now);
  expect(counted).toEqual({ name: 'a draft', countedFrom: now });
  expect(withExpiryStart(counted, now + day)).toBe(counted);
});

test.each([
  [undefined, now],
  [now, undefined],
  [now, now],
  [now, now + 7 * day - 1],
  [now + 30 * day, now],
])('what is counted from %j is not too old at %j', (countedFrom, time) => {
  expect(isExpired({ countedFrom }, 7, time)).toBe(false);
});

test.each([7, 8, 30, 5 * 365])('expires after %i days', (days) => {
  expect(isExpired({ countedFrom: now }, 7, now + days * day)).toBe(true);
});
