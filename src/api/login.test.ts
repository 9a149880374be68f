import { expect, test } from 'vitest';
import { destinationFor } from './login.ts';

test.each([
  ['approved', null, 'home'],
  ['pending', null, 'home'],
  ['open', 'invoices/1', 'home'],
  ['open', null, 'upload'],
  ['open', '', 'upload'],
  ['rejected', null, 'upload'],
  ['something new', null, 'upload'],
] as const)('status %s with file %s leads to %s', (status, file_path, destination) => {
  expect(destinationFor({ status, file_path })).toBe(destination);
});
