import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

test('matches other MD5 implementations for any length', () => {
  const check = fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
    expect(Buffer.from(md5(bytes)).toString('hex')).toBe(createHash('md5').update(bytes).digest('hex'));
  });
  fc.assert(check, { numRuns: process.env.TEST_ALL ? 1000 : 50 });
});
