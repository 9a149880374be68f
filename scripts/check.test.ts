import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSchemas } from './check.ts';
import { wordsOf } from './finding.ts';
import { change, replace, schemasWith } from './fixture.ts';

const words = (root: string) => checkSchemas(root).map((finding) => wordsOf(finding));

test('says nothing of clean schemas', () => {
  expect(words(schemasWith())).toEqual([]);
});

test('reads files with a byte order mark and Windows line ends, and still knows the line', () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(words(schemasWith({ 'trip/person.ui.json': windows, 'trip/content/about.md': windows }))).toEqual(
    [],
  );
  const broken = (text: string) => windows(text.replace('"your city"', '""'));
  expect(words(schemasWith({ 'trip/person.ui.json': broken }))).toEqual([
    'trip/person.ui.json:15:3  The question "city" has no noun, from which its messages are made. Add "noun": "your …".',
  ]);
});

test('one slip is one finding, though other files depend on the file', () => {
  const missingComma = replace('"Ghana",', '"Ghana"');
  expect(words(schemasWith({ 'options/country.json': missingComma }))).toEqual([
    'options/country.json:5:33  A comma is missing here. Add it: things in { } and [ ] are separated by commas.',
  ]);
});

test('says everything that is wrong in independent files, by place', () => {
  const root = schemasWith({
    'options/region.json': replace('"title": "Region"', '"titel": "Region"'),
    'trip/flow.json': replace('"progress": 60', '"progress": 30'),
  });
  expect(words(root)).toEqual([
    'options/region.json:1:1  This file has no "title". Add "title".',
    'options/region.json:3:3  "titel" is not known here. Write "title".',
    'trip/flow.json:22:19  The progress falls here, from 40 to 30. Write a number from 40 to 100.',
  ]);
});

test('survives files of any shape', () => {
  const root = schemasWith();
  const paths = [
    'trip/flow.json',
    'trip/person.schema.json',
    'trip/person.ui.json',
    'options/city.json',
    'portal.json',
  ];
  const texts = [
    '[]',
    'null',
    '"x"',
    '{}',
    '{"steps":7}',
    '{"steps":[null]}',
    '',
    '{"properties":{"a":null}}',
    '{"groups":[7],"a":[]}',
  ];
  for (const path of paths) {
    const good = readFileSync(join(root, path), 'utf8');
    for (const text of texts) {
      change(root, { [path]: text });
      expect(checkSchemas(root), `${path}: ${text}`).not.toEqual([]);
    }
    change(root, { [path]: good });
  }
});
