import { expect, test } from 'vitest';
import { checkSource } from '../check.ts';
import { type Finding, formatFinding } from '../source/finding.ts';
import { applyEdit } from '../source/json-edits.ts';
import { portalTexts, sourceOfTexts } from './fixture.ts';
import { families } from './slip-families.ts';

const clean = portalTexts();
const today = '2026-11-22';

type Files = ReadonlyMap<string, string>;

const check = (files: Files) => checkSource(sourceOfTexts(files), { today });

/** The folder after the own remedy of each of its findings was followed to the letter, twice at most. */
function followed(files: Files, findings: readonly Finding[]): Files {
  const fixed = new Map(files);
  for (const found of [() => findings, () => check(fixed)]) {
    const edits = found().flatMap(({ file, edit }) => (edit ? [{ file, edit }] : []));
    if (edits.length === 0) break;
    // From the end of each file, so that no place moves before its turn.
    for (const { file, edit } of edits.toSorted((one, other) => other.edit.offset - one.edit.offset)) {
      fixed.set(file, applyEdit(fixed.get(file)!, edit));
    }
  }
  return fixed;
}

/** What a file says, whatever its spaces. */
function saidIn(files: Files, path: string): unknown {
  try {
    return path.endsWith('.json') ? JSON.parse(files.get(path)!) : files.get(path);
  } catch {
    return undefined;
  }
}

test('the folder on which the slips are made is clean', () => {
  expect(check(clean).map((finding) => formatFinding(finding))).toEqual([]);
});

/** In how many places each is made. */
const most = 6;

for (const { family, isFixable, slips } of families(clean, most)) {
  test(`${family}: ${slips.length} slips are told where they are${isFixable ? ', and following what is said fixes them' : ''}`, () => {
    expect(slips.length).toBeGreaterThan(0);
    for (const { path, text, line } of slips) {
      const slipped = new Map([...clean, [path, text]]);
      const findings = check(slipped);
      const told = findings.map((finding) => formatFinding(finding));
      const title = `${path}:${line}: ${text.split('\n')[line - 1]}\n${told.join('\n')}`;
      expect(findings, title).not.toEqual([]);
      // What is missing at the end of a line is told there, and seen on the next.
      const places = [line, line - 1].map((each) => `${path}:${each}`);
      expect(places, title).toContain(`${findings[0]!.file}:${findings[0]!.line}`);
      expect(findings.length, title).toBe(1);
      if (isFixable) expect(saidIn(followed(slipped, findings), path), title).toEqual(saidIn(clean, path));
    }
  });
}
