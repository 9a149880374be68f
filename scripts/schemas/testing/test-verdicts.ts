import { describe, expect, test } from 'vitest';
import { diffSchemas } from '../diff/compare.ts';
import { formatVerdict, type Verdict } from '../diff/verdict.ts';
import { type Changes, changed, sourceOfTexts, tripTexts } from './fixture.ts';

const trip = tripTexts();

export const verdictsOn = (changes: Changes, files: ReadonlyMap<string, string> = trip): Verdict[] =>
  diffSchemas(sourceOfTexts(files), sourceOfTexts(changed(files, changes)), '2026-11-20');

export function testVerdicts(
  subject: string,
  cases: { readonly [title: string]: readonly [changes: Changes, ...verdicts: string[]] },
  files?: ReadonlyMap<string, string>,
): void {
  describe(subject, () => {
    test.each(Object.entries(cases))('%s', (_title, [changes, ...verdicts]) => {
      const found = verdictsOn(changes, files).map((each) => formatVerdict({ ...each, remedies: [] }));
      expect(found).toEqual(verdicts);
    });
  });
}
