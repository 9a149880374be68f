import { expect, test } from 'vitest';
import { testCountOf } from './test-count.ts';

test('a journey that passes only the second time has failed', () => {
  expect(testCountOf({ expected: 3, flaky: 1, unexpected: 1, skipped: 2 })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
  });
});
