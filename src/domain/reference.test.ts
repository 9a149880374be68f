import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test('shortens an id to six letters and digits that can be read out', () => {
  expect(referenceOf('Zm9v-YmF_ci1-_x-9')).toBe('FCI1X9');
  expect(referenceOf('42')).toBe('42');
});
