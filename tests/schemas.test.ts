import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSchemas } from '#scripts/check.ts';
import { wordsOf } from '#scripts/finding.ts';
import { flowsOf } from '#scripts/flows.ts';
import { readSource } from '#scripts/source.ts';

const root = join(import.meta.dirname, '../schemas');

/** Among other things: every sample, walked by the engine, is right or wrong just as it says. */
test('the checker finds nothing in the schemas', () => {
  expect(checkSchemas(root).map((finding) => wordsOf(finding, 'schemas'))).toEqual([]);
});

test.each(flowsOf(readSource(root)))('$id has samples, a valid one and a wrong one', ({ steps, samples }) => {
  if (!steps.some((step) => step.schema)) return;
  const expected = samples.map((sample) => sample.value.expect);
  expect(expected).toContain('valid');
  expect(expected.some((each) => each !== 'valid')).toBe(true);
});
