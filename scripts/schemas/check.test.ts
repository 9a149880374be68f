import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalIn } from '../portal/product.ts';
import { checkSchemas } from './check.ts';
import { generate } from './generate.ts';
import { formatFinding } from './source/finding.ts';
import { readSource } from './source/source.ts';
import { change, schemasWith } from './testing/fixture.ts';

const words = (root: string) => checkSchemas(portalIn(root)).map((finding) => formatFinding(finding));

test('reads files with a byte order mark and CRLF line ends, with correct line numbers', () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(words(schemasWith({ 'trip/person.ui.json': windows, 'trip/content/about.md': windows }))).toEqual(
    [],
  );
  const broken = (text: string) => windows(text.replace('"your city"', '""'));
  expect(words(schemasWith({ 'trip/person.ui.json': broken }))).toEqual([
    'trip/person.ui.json:15:3  The question "city" has no noun, from which its messages are made. Add "noun": "your …".',
  ]);
});

test('reports a file that is not UTF-8', () => {
  const root = schemasWith();
  writeFileSync(join(root, 'trip/content/about.md'), Buffer.from('## Caf\xe9', 'latin1'));
  const text = readFileSync(join(root, 'options/region.json'), 'utf8');
  writeFileSync(join(root, 'options/region.json'), Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(words(root)).toEqual([
    'options/region.json:1:1  This file is not saved as UTF-8, so letters in it are lost. Save it again with the encoding UTF-8.',
    'trip/content/about.md:1:7  This file is not saved as UTF-8, so letters in it are lost. Save it again with the encoding UTF-8.',
  ]);
});

test.each([
  ['plain', (option: string) => option],
  ['full of typos', (option: string) => `${option} `],
])('checks and generates a list of ten thousand options, %s', async (_kind, spell) => {
  const options = Array.from({ length: 10_000 }, (_, index) => spell(`Place number ${index}`));
  const list = { $schema: '../meta/options.schema.json', title: 'Region', type: 'string' };
  const region = { ...list, enum: ['Banjul', 'West Coast Region', ...options] };
  const root = schemasWith({ 'options/region.json': JSON.stringify(region, null, 2) });
  const found = checkSchemas(portalIn(root));
  const generated = found.length === 0 ? await generate(readSource(portalIn(root))) : undefined;
  expect(found).toHaveLength(options.filter((option) => option.endsWith(' ')).length);
  expect(generated?.get('trip/types.ts') ?? "'Place number 9999'").toContain("'Place number 9999'");
});

test('reports one error once, even if other files depend on the file', () => {
  expect(words(schemasWith({ 'options/country.json': ['"Ghana",', '"Ghana"'] }))).toEqual([
    'options/country.json:5:33  A comma is missing here. Add it: things in { } and [ ] are separated by commas.',
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
      expect(checkSchemas(portalIn(root)), `${path}: ${text}`).not.toEqual([]);
    }
    change(root, { [path]: good });
  }
});
