import { expect, test } from 'vitest';
import { checkSource } from '../../check.ts';
import { fixSchemas } from '../../fix.ts';
import { formatFinding } from '../../source/finding.ts';
import { portalTexts, sourceOfTexts } from '../fixture.ts';
import { withChanges } from './edit.ts';
import { forms } from './forms.ts';
import { lender } from './lender.ts';
import { questions } from './questions.ts';
import { texts } from './texts.ts';

const rightEdits = [...texts, ...questions, ...forms, ...lender];

const clean = portalTexts();
const before = sourceOfTexts(clean);
const today = '2026-11-22';

test.each(rightEdits)('no false alarm: $what', ({ changes, fixes }) => {
  const edited = withChanges(clean, Object.entries(changes));
  const { files } = fixSchemas(sourceOfTexts(edited), before, today);
  expect([...files.keys()].filter((path) => !fixes?.test(path))).toEqual([]);
  const fixed = withChanges(edited, files);
  expect(checkSource(sourceOfTexts(fixed), { today }).map((finding) => formatFinding(finding))).toEqual([]);
  expect([...fixSchemas(sourceOfTexts(fixed), before, today).files.keys()]).toEqual([]);
});
