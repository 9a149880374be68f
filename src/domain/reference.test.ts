import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test('a reference is six letters and digits, which can be read out', () => {
  expect(referenceOf('Zm9v-YmF_ci1-_x-9')).toBe('FCI1X9');
  expect(referenceOf('42')).toBe('42');
});
