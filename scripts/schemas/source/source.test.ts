import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { applyEdit } from './json-edits.ts';
import { parseJson, placeOfKey, placeOfValue } from './source.ts';

const findings = (text: string) =>
  parseJson('x.json', text).findings.map((finding) => formatFinding(finding));

test.each([
  [
    '{\n  "a": 1\n  "b": 2\n}',
    'x.json:2:9  A comma is missing here. Add it: things in { } and [ ] are separated by commas.',
  ],
  ['{\n  "a": [1, 2,]\n}', 'x.json:2:13  This comma is one too many: nothing follows it. Delete it.'],
  ['{\n  "a": 1,\n}', 'x.json:2:9  This comma is one too many: nothing follows it. Delete it.'],
  [
    '{ "a": 1, // one\n "b": 2 }',
    'x.json:1:11  These files cannot hold comments. Delete it, or write it as "$comment": "…".',
  ],
  ['{ “a”: 1 }', 'x.json:1:3  “ is not the right quotation mark. Use straight double quotes: ".'],
  ["{ 'a': 1 }", 'x.json:1:3  \' is not the right quotation mark. Use straight double quotes: ".'],
  ['{ "a": one }', 'x.json:1:8  This is not in quotation marks. Put double quotes around it.'],
  ['{ "a" 1 }', 'x.json:1:6  A colon is missing between a name and its value. Add :.'],
  ['{ "a": "\\S" }', 'x.json:1:8  A backslash here must be doubled. Write \\\\ for each \\.'],
  ['{ "a": "one }', 'x.json:1:8  The closing " of this text is missing. Add " at its end, on the same line.'],
  ['{ "a": { "b": 1 }', 'x.json:1:18  A closing } is missing here: the { of line 1 stays open. Add }.'],
  ['{ "a": 1 } }', 'x.json:1:12  This } closes nothing. Delete it.'],
  [
    '{\n  "a": "say "hi" now",\n  "b": 1\n}',
    'x.json:2:13  A quotation mark inside a text ends it. Write \\" in its place, and for the other one too.',
  ],
  ['{\n  "a": 12,000,\n  "b": 1\n}', 'x.json:2:8  A number has no comma in it here. Write 12000.'],
  [
    '{\n  "a": D500,\n  "b": 1\n}',
    'x.json:2:8  A number stands alone here: digits, and nothing before or after them. Write 500.',
  ],
  [
    '{ "a": False }',
    'x.json:1:8  "False" is written otherwise here. Write false, in small letters and without quotation marks.',
  ],
  ['{ "a": 1; "b": 2 }', 'x.json:1:9  A semicolon stands here. Write a comma in its place.'],
  ['{ "a" = 1 }', 'x.json:1:7  A name and its value are parted by a colon. Write : in its place.'],
  ['{ name: 1 }', 'x.json:1:3  This is not in quotation marks. Put double quotes around it.'],
  [
    '{\u00A0"a": 1 }',
    'x.json:1:2  A sign that cannot be seen stands here (a space that does not break). Delete it, and type a space where one is needed.',
  ],
  [
    '{\n  "a": "one\n    two",\n  "b": 1\n}',
    'x.json:2:8  This text goes on in the next line. Write it on one line, however long.',
  ],
  [
    '{\n  "a": {\n    "b": 1\n  ,\n  "c": 2,\n  "d": 3\n}',
    'x.json:3:11  A closing } is missing here: the { of line 2 stays open. Add }.',
  ],
  [
    '{\n  "a": {\n    "b": 1,\n    "c": 2\n  "d": { "e": 3 },\n  "f": 4\n}',
    'x.json:4:11  A closing } is missing here: the { of line 2 stays open. Add }.',
  ],
  [
    '<<<<<<< HEAD\n{ "a": 1 }\n=======\n{ "a": 2 }\n>>>>>>> other\n',
    'x.json:1:1  Two versions of this file stand in it, one after the other: git could not join them. Keep the lines of one version, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  ['', 'x.json:1:1  This file is empty. Write { } at least.'],
  [
    '{\n  "a": { "b": 1,\n    "b": 2 }\n}',
    'x.json:3:5  "b" is given twice here, and only the last one would count. Keep one of them.',
  ],
  [
    '{ "if": { "a": 1 }, "then": {},\n "if": { "b": 2 }, "then": {} }',
    'x.json:2:2  "if" is given twice here, and only the last one would count. Put both into "allOf": [ { "if": …, "then": … }, { "if": …, "then": … } ].',
  ],
])('%j', (text, words) => {
  expect(findings(text)).toEqual([words]);
});

test('continues after an error that can be fixed, and edits apply to the text on disk', () => {
  const text = '{\n  "a": "one\n    two",\n  "b": False\n  "c": 1,\n}';
  const { findings: found } = parseJson('x.json', text);
  expect(found.map(({ line, column }) => [line, column])).toEqual([
    [2, 8],
    [4, 8],
    [4, 13],
    [5, 9],
  ]);
  const edits = found.map(({ edit }) => edit!);
  const last = edits.toReversed().reduce(applyEdit, text);
  expect(JSON.parse(last)).toEqual({ a: 'one two', b: false, c: 1 });
});

test('locates keys and values', () => {
  const { file } = parseJson('x.json', '{\n  "a": [\n    { "b": true }\n  ]\n}');
  expect(placeOfKey(file!, ['a', 0, 'b'])).toEqual({ file: 'x.json', line: 3, column: 7 });
  expect(placeOfValue(file!, ['a', 0, 'b'])).toEqual({ file: 'x.json', line: 3, column: 12 });
  expect(placeOfValue(file!, ['a', 0, 'missing'])).toEqual({ file: 'x.json', line: 3, column: 5 });
  expect(placeOfKey(file!, ['a', 0])).toEqual({ file: 'x.json', line: 3, column: 5 });
});
