import { expect, test } from 'vitest';
import { applicationFeeAt, universities } from './universities.ts';

const university = (id: number, app_fee_flat: number) => ({ ...universities[0]!, id, app_fee_flat });

test('finds a university by its id, whatever its position in the list', () => {
  const listed = [university(3, 700), university(1, 500)];
  expect(applicationFeeAt(3, 0, listed)).toBe(700);
  expect(applicationFeeAt(1, 0, listed)).toBe(500);
  expect(applicationFeeAt(2, 0, listed)).toBeNull();
});

test.each([
  [1, 12_000, 500],
  [2, 12_345.67, 617.28],
])('university %i with a first advance of D%d has a fee of D%d', (id, advance, fee) => {
  expect(applicationFeeAt(id, advance)).toBe(fee);
});
