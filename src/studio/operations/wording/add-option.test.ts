import { expect, test } from 'vitest';
import type { Json } from '../files.ts';
import { addOption } from './options.ts';

const file = 'options/town.json';

test.each<[kind: string, list: string, entries: readonly Json[], added: Json]>([
  ['a plain list', 'enum', ['Bakau'], 'Gunjur'],
  [
    'a list with details, with those of the last option',
    'oneOf',
    [{ const: 'Bakau', title: 'Bakau', region: 'West', help: 'By the sea', deprecated: true }],
    { const: 'Gunjur', title: 'Gunjur', region: 'West' },
  ],
])('adds an option to %s', (_kind, key, entries, value) => {
  expect(addOption(() => ({ [key]: entries }), file, [key], 'Gunjur')).toEqual({
    label: 'Add the option "Gunjur"',
    changes: [{ file, do: 'insert', path: [key, 1], value }],
  });
});
