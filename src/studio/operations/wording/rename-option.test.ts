import { expect, test } from 'vitest';
import { checkSource } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { applyEdit, editFor } from '#scripts/schemas/source/json-edits.ts';
import { sourceOfTexts, tripTexts } from '#scripts/schemas/testing/fixture.ts';
import type { Json, Path } from '../files.ts';
import { holdsOptions, renameOption } from './options.ts';

test.each<[kind: string, file: string, path: Path, title: string]>([
  ['a plain list', 'options/country.json', ['enum', 0], 'Gambia'],
  ['a list with titles', 'options/city.json', ['oneOf', 0], 'Bakau Town'],
])('renames an option of %s without a problem or a lost answer', (_kind, file, path, title) => {
  const before = tripTexts();
  const read = (name: string) => JSON.parse(before.get(name)!) as Json;
  const { changes } = renameOption(read, file, path, title)!;
  const after = new Map(before);
  for (const each of changes)
    if (each.do === 'set' || each.do === 'rename')
      after.set(each.file, applyEdit(after.get(each.file)!, editFor(after.get(each.file)!, each)));
  expect(checkSource(sourceOfTexts(after))).toEqual([]);
  const verdicts = diffSchemas(sourceOfTexts(before), sourceOfTexts(after));
  expect(verdicts.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    expect.stringMatching(`^safe: People read "${title}" now, not`),
  ]);
});

test('the values of a condition are no options', () => {
  expect(holdsOptions(['properties', 'town', 'items', 'enum'])).toBe(true);
  expect(holdsOptions(['anyOf', 0, 'oneOf'])).toBe(true);
  expect(holdsOptions(['allOf', 0, 'if', 'properties', 'town', 'enum'])).toBe(false);
});
