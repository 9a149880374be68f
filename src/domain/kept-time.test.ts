import { expect, test } from 'vitest';
import { keptAt } from './kept-time.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 12);

test.each([0, 1, 7, 8, 30, 365, 3 * 365])('what was kept %i days ago was kept then', (days) => {
  expect(keptAt(now - days * day, now)).toBe(now - days * day);
});

test.each([
  ['five years ago', now - 5 * 365 * day],
  ['in 1970, where a phone begins whose battery was out', 3600_000],
  ['in five years, before the clock was set back', now + 5 * 365 * day],
  ['in a second', now + 1000],
])('what was kept %s was kept just now', (_, noted) => {
  expect(keptAt(noted, now)).toBe(now);
});
