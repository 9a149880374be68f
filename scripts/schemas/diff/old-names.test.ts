import { expect, test } from 'vitest';
import { readSource } from '../source/source.ts';
import { type Changes, schemasWith } from '../testing/fixture.ts';
import { diffSchemas } from './compare.ts';
import { formatVerdict } from './verdict.ts';

/** The verdicts on old names that were none. */
function verdictsOn(changes: Changes): string[] {
  const verdicts = diffSchemas(readSource(schemasWith()), readSource(schemasWith(changes)));
  return verdicts.map((each) => formatVerdict(each)).filter((words) => words.includes('was no option'));
}

const renamed = (...old: string[]): Changes => ({
  'options/school.json': [
    '"const": "Gambia College", "title": "Gambia College", "code": 2',
    `"const": "The College", "title": "The College", "code": 2, "renamedFrom": ${JSON.stringify(old)}`,
  ],
});

test('an old name that was no option is told, with the one that was meant', () => {
  expect(verdictsOn(renamed('Gambia Colege'))).toEqual([
    [
      'options/school.json:10:114  noticed: "Gambia Colege" was no option, so that no answer becomes "The College" by this.',
      '    Write "Gambia College".',
    ].join('\n'),
  ]);
});

test('one that looks like nothing stands for the only option that is gone', () => {
  expect(verdictsOn(renamed('GC'))).toEqual([expect.stringContaining('Write "Gambia College".')]);
});

test('where nothing is gone it is to be deleted', () => {
  expect(
    verdictsOn({
      'options/city.json': ['"renamedFrom": ["Brikama Ba"]', '"renamedFrom": ["Brikama Ba", "Nowhere"]'],
    }),
  ).toEqual([
    expect.stringMatching(
      /^options\/city\.json:11:37 {2}noticed: "Nowhere" was no option.*\n {4}Delete it here\.$/,
    ),
  ]);
});

test('a right old name, and one that was known before, are no matter', () => {
  expect(verdictsOn(renamed('Gambia College'))).toEqual([]);
  expect(
    verdictsOn({
      'options/city.json': ['"renamedFrom": ["Brikama Ba"]', '"renamedFrom": [ "Brikama Ba" ]'],
    }),
  ).toEqual([]);
});
