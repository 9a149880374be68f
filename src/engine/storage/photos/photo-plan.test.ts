import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShrinkable, isWorthReplacing, shrinkScale } from './photo-plan.ts';

test.each([
  ['invoice.jpg', 4_800_000, true],
  ['Invoice 1.JPEG', 1_000_000, true],
  ['scan.png', 1_000_000, true],
  ['invoice.jpg', 999_999, false],
  ['invoice.pdf', 20_000_000, false],
  ['invoice.heic', 4_800_000, false],
  ['jpg', 4_800_000, false],
])('may shrink %s of %i bytes: %s', (name, size, expected) => {
  expect(isShrinkable({ name, size })).toBe(expected);
});

test.each([
  ['a photo of 12 MP', 4000, 3000, undefined, 0.55],
  ['upright', 3000, 4000, undefined, 0.55],
  ['as wide as the screen', 4000, 1800, undefined, 0.55],
  ['just long enough', 2200, 1650, undefined, 1],
  ['small in pixels', 800, 600, undefined, 1],
  ['a long screenshot', 1080, 8000, undefined, undefined],
  ['a screenshot that need not be made narrower', 700, 2200, undefined, 1],
  ['50 MP on a phone of which nothing is known', 8160, 6144, undefined, undefined],
  ['50 MP on a phone with 4 GB', 8160, 6144, 4, 2200 / 8160],
  ['12 MP on a phone with 1 GB', 4000, 3000, 1, 0.55],
  ['12 MP on a phone with half a GB', 4000, 3000, 0.5, undefined],
  ['108 MP, whatever the phone', 12000, 9000, 8, undefined],
])('%s', (_what, width, height, memory, expected) => {
  expect(shrinkScale({ width, height }, memory)).toBe(expected);
});

test('keeps a shrunk photo readable, and never enlarges one', () => {
  const side = fc.integer({ min: 1, max: 65_535 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(undefined, 0.25, 1, 8), (width, height, memory) => {
      const scale = shrinkScale({ width, height }, memory);
      if (scale === undefined || scale === 1) return;
      expect(Math.round(Math.max(width, height) * scale)).toBe(2200);
      expect(Math.min(width, height) * scale).toBeGreaterThanOrEqual(800);
    }),
  );
});

test('uses a copy only if it is at least a tenth smaller and not blank', () => {
  const size = { width: 2200, height: 1650 };
  expect(isWorthReplacing(900_000, 4_800_000, size)).toBe(true);
  expect(isWorthReplacing(900_000, 1_000_000, size)).toBe(true);
  expect(isWorthReplacing(900_001, 1_000_000, size)).toBe(false);
  expect(isWorthReplacing(60_000, 4_800_000, size)).toBe(false);
  expect(isWorthReplacing(0, 4_800_000, size)).toBe(false);
});
