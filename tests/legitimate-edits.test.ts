import { expect, test } from 'vitest';
import { checkSource } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { formatVerdict } from '#scripts/schemas/diff/verdict.ts';
import { generateFrom } from '#scripts/schemas/generate.ts';
import { mendSchemas } from '#scripts/schemas/mend.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { portalTexts, sourceOfTexts } from '#scripts/schemas/testing/fixture.ts';
import { type RightEdit, withChanges } from '#scripts/schemas/testing/right-edits/edit.ts';
import { guideTasks } from './edits/guide-tasks.ts';
import { otherEdits } from './edits/other-edits.ts';
import { tasks } from './guide.ts';

/* Whatever staff may do to the forms, done alone; journeys/legitimate-edits.spec.ts does all of it in one project. */

const clean = portalTexts();
const before = sourceOfTexts(clean);
const today = '2026-11-22';
const generatedBefore = await generateFrom(before);

/** As the guide has it: the edit, and then `npm run schemas:mend`. */
function done({ changes }: RightEdit) {
  const edited = withChanges(clean, Object.entries(changes));
  const { files } = mendSchemas(sourceOfTexts(edited), before, today);
  return sourceOfTexts(withChanges(edited, files));
}

test('every task of the guide is among them, and more than twenty others', () => {
  expect([...new Set(guideTasks.map(({ task }) => task))]).toEqual(tasks());
  expect(otherEdits.length).toBeGreaterThan(20);
});

const each = [
  ...guideTasks.map((edit) => ({ title: `${edit.task}: ${edit.what}`, edit })),
  ...otherEdits.map((edit) => ({ title: edit.what, edit })),
];

test.each(each)('alone: $title', async ({ edit }) => {
  const source = done(edit);
  expect(checkSource(source, { today }).map((finding) => formatFinding(finding))).toEqual([]);
  const changes = diffSchemas(before, source);
  expect(changes.filter(({ level }) => level === 'unsafe').map((change) => formatVerdict(change))).toEqual(
    [],
  );
  expect((await generateFrom(source)).size).toBeGreaterThanOrEqual(generatedBefore.size);
});
