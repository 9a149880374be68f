import { expect, test } from 'vitest';
import { callSupport } from './call-support.ts';

test('names the support phone unless it is a placeholder', () => {
  expect(callSupport({ value: '3000000', placeholder: false })).toBe('call 300 0000');
  expect(callSupport({ value: '0000000', placeholder: true })).toBe('call our office');
});
