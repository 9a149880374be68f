import { tmpdir } from 'node:os';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { product } from '#product';
import { portalTexts, sourceOfTexts } from '#scripts/schemas/testing/fixture.ts';
import { families } from '#scripts/schemas/testing/slip-families.ts';
import { createReporter } from '#scripts/studio/report/report.ts';
import type { Notice } from '#studio/protocol.ts';
import { guideSlips } from './edits/guide-slips.ts';
import { newForm } from './guide.ts';

/*
 * These tests check that the studio shows each finding of the schema check at the right place, with a fix.
 * scripts/schemas/testing/slips.slow.test.ts tests that the schema check finds each mistake.
 */

const report = createReporter({ ...product, schemas: tmpdir() });
const clean = new Map([...portalTexts(), ...Object.entries(newForm.files)]);

/**
 * Returns whether a notice points to a place in the file. The notice must have a line. If the file can be
 * parsed, the notice's path must lead to a value, or to a missing entry of a value.
 */
function isPlaced({ line, path }: Notice, text: string): boolean {
  const root = parseTree(text);
  const isThere = [path, path.slice(0, -1)].some((each) => root && findNodeAtLocation(root, [...each]));
  return line > 0 && (!root || isThere);
}

const slips = [
  ...guideSlips.map(([heading, file, from, to]) => ({
    slip: `${heading}: ${from} → ${to}`,
    path: file,
    text: clean.get(file)!.replace(from, () => to),
  })),
  ...families(portalTexts(), 1).flatMap(({ family, slips: [made] }) =>
    made ? [{ slip: family, ...made }] : [],
  ),
];

test.each(slips.filter((_, index) => process.env.TEST_ALL || index % 12 === 0))(
  '$slip, in $path: reported at the right place, with a fix',
  ({ path, text }) => {
    const files = new Map([...clean, [path, text]]);
    const { notices } = report(sourceOfTexts(files), files);
    expect(notices).not.toEqual([]);
    for (const notice of notices) {
      expect(notice.remedies, notice.message).not.toEqual([]);
      expect(isPlaced(notice, files.get(notice.file)!), JSON.stringify(notice)).toBe(true);
    }
  },
);
