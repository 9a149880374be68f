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

function afterEdits(files: Files, findings: readonly Finding[]): Files {
  const fixed = new Map(files);
  for (const found of [() => findings, () => check(fixed)]) {
    const edits = found().flatMap(({ file, edit }) => (edit ? [{ file, edit }] : []));
    if (edits.length === 0) break;
    // The edits are made from the end of each file to its start, so that the offsets of the other edits stay
    // valid.
    for (const { file, edit } of edits.toSorted((one, other) => other.edit.offset - one.edit.offset)) {
      fixed.set(file, applyEdit(fixed.get(file)!, edit));
    }
  }
  return fixed;
}

function contentOf(files: Files, path: string): unknown {
  try {
    return path.endsWith('.json') ? JSON.parse(files.get(path)!) : files.get(path);
  } catch {
    return undefined;
  }
}

const maxPlaces = 6;

for (const { family, isFixable, slips } of families(clean, maxPlaces)) {
  test(`${family}: ${slips.length} errors are located${isFixable ? ', and the edits fix them' : ''}`, () => {
    expect(slips.length).toBeGreaterThan(0);
    for (const { path, text, line } of slips) {
      const slipped = new Map([...clean, [path, text]]);
      const findings = check(slipped);
      const messages = findings.map((finding) => formatFinding(finding));
      const title = `${path}:${line}: ${text.split('\n')[line - 1]}\n${messages.join('\n')}`;
      expect(findings, title).not.toEqual([]);
      // If something is missing at the end of a line, the finding is on that line, but the texts first differ
      // on the next line.
      const places = [line, line - 1].map((each) => `${path}:${each}`);
      expect(places, title).toContain(`${findings[0]!.file}:${findings[0]!.line}`);
      expect(findings.length, title).toBe(1);
      if (isFixable)
        expect(contentOf(afterEdits(slipped, findings), path), title).toEqual(contentOf(clean, path));
    }
  });
}
