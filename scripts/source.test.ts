import { expect, test } from 'vitest';
import { wordsOf } from './finding.ts';
import { parseJson, placeOfKey, placeOfValue } from './source.ts';

const findings = (text: string) => parseJson('x.json', text).findings.map((finding) => wordsOf(finding));

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
  ['{ "a": { "b": 1 }', 'x.json:1:18  A closing } is missing. Add }, or the comma before this.'],
  ['{ "a": 1 } }', 'x.json:1:12  Something follows the end of the file’s last }. Delete it.'],
  ['', 'x.json:1:1  This file is empty. Write { } at least.'],
])('%j', (text, words) => {
  expect(findings(text)).toEqual([words]);
});

test('refuses a key given twice, where it is given again', () => {
  expect(findings('{\n  "a": { "b": 1,\n    "b": 2 }\n}')).toEqual([
    'x.json:3:5  "b" is given twice here, and only the last one would count. Keep one of them.',
  ]);
});

test('knows where each key and value stands', () => {
  const { file } = parseJson('x.json', '{\n  "a": [\n    { "b": true }\n  ]\n}');
  expect(placeOfKey(file!, ['a', 0, 'b'])).toEqual({ file: 'x.json', line: 3, column: 7 });
  expect(placeOfValue(file!, ['a', 0, 'b'])).toEqual({ file: 'x.json', line: 3, column: 12 });
  expect(placeOfValue(file!, ['a', 0, 'missing'])).toEqual({ file: 'x.json', line: 3, column: 5 });
  expect(placeOfKey(file!, ['a', 0])).toEqual({ file: 'x.json', line: 3, column: 5 });
});
