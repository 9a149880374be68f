import { expect, test } from 'vitest';
import { fileMessages } from './file-messages.ts';

test.each([
  [1, '1 KB'],
  [1_499, '1 KB'],
  [912_345, '912 KB'],
  [1_000_000, '1.0 MB'],
  [52_428_800, '52.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileMessages.fileSize(bytes)).toBe(words);
});
