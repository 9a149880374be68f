import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSchemas } from '#scripts/schemas/check.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';

const root = join(import.meta.dirname, '../../schemas');

/** Among other things: every sample, walked by the engine, is right or wrong just as it says. */
test('the checker finds nothing in the schemas', () => {
  expect(checkSchemas(root).map((finding) => formatFinding(finding, 'schemas'))).toEqual([]);
});
