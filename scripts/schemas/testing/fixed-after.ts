import { expect } from 'vitest';
import { checkSource } from '../check.ts';
import { fixSchemas } from '../fix.ts';
import { formatFinding } from '../source/finding.ts';
import { type Changes, changed, sourceOfTexts } from './fixture.ts';
import { withChanges } from './right-edits/edit.ts';

export const today = '2026-11-22';

/**
 * Runs `schemas:fix` in memory, and expects no findings afterwards. Returns the new files and the reported
 * changes.
 */
export function fixedAfter(before: ReadonlyMap<string, string>, changes: Changes) {
  const edited = changed(before, changes);
  const { said, files: written } = fixSchemas(sourceOfTexts(edited), sourceOfTexts(before), today);
  const files = withChanges(edited, written);
  expect(checkSource(sourceOfTexts(files), { today }).map((each) => formatFinding(each))).toEqual([]);
  return { said, files };
}
