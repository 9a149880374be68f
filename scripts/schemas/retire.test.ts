import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retire } from './retire.ts';
import { schemasWith } from './testing/fixture.ts';

function textAfter(text: string, value: string): string {
  const retired = retire('options/list.json', text, value);
  if ('problem' in retired) throw new Error(retired.problem);
  return retired.text;
}

const head = '{\n  "$schema": "../meta/options.schema.json",\n  "title": "List",\n  "type": "string",\n';

test('converts a plain list to one with flags', () => {
  const plain = `${head}  "enum": ["Radio", "Friend \\"X\\""]\n}\n`;
  expect(textAfter(plain, 'Radio')).toBe(`${head}  "oneOf": [
    { "const": "Radio", "title": "Radio", "deprecated": true },
    { "const": "Friend \\"X\\"", "title": "Friend \\"X\\"" }
  ]
}
`);
});

test('marks an entry on its line, or on a new one if its keys are on separate lines', () => {
  const entries = `${head}  "oneOf": [
    { "const": "a", "title": "A", "code": 1 },
    {
      "const": "b",
      "title": "B"
    },
    { "const": "c", "title": "C", "deprecated": false }
  ]
}
`;
  expect(textAfter(entries, 'a')).toBe(entries.replace('"code": 1 }', '"code": 1, "deprecated": true }'));
  expect(textAfter(entries, 'b')).toBe(
    entries.replace('"title": "B"\n', '"title": "B",\n      "deprecated": true\n'),
  );
  expect(textAfter(entries, 'c')).toBe(entries.replace('false', 'true'));
});

test('changes only the list of the option’s group', () => {
  const groups = `${head}  "anyOf": [
    { "title": "One", "enum": ["a", "b"] },
    {
      "title": "Two",
      "enum": ["c"]
    }
  ]
}
`;
  expect(textAfter(groups, 'b')).toBe(
    groups.replace(
      '{ "title": "One", "enum": ["a", "b"] }',
      `{
      "title": "One",
      "oneOf": [{ "const": "a", "title": "a" }, { "const": "b", "title": "b", "deprecated": true }]
    }`,
    ),
  );
});

test('keeps line ends and the byte order mark', () => {
  const text = `\uFEFF${head}  "enum": ["a", "b"]\n}\n`.replaceAll('\n', '\r\n');
  const after = textAfter(text, 'a');
  expect(after).toMatch(/^\uFEFF\{\r\n/);
  expect(after.replaceAll('\r\n', '')).not.toContain('\n');
});

test.each([
  ['region', 'Banjl', 'There is no option "Banjl" in options/region.json. Write "Banjul".'],
  ['city', 'Tanji', '"Tanji" is retired already.'],
])('%s %s: %s', (list, value, problem) => {
  const text = readFileSync(join(schemasWith(), `options/${list}.json`), 'utf8');
  expect(retire(`options/${list}.json`, text, value)).toEqual({ problem });
});
