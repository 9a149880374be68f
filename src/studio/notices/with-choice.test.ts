import { expect, test } from 'vitest';
import { withChoice } from './with-choice.ts';

const entry = { version: 2, mapOption: 'town', option: 'Bakau', to: '…' };

test('fills a choice into a new file and into a new entry', () => {
  const file = 'visit/migrations.json';
  expect(
    withChoice(
      [
        { file, do: 'write', text: JSON.stringify({ changes: [entry] }) },
        { file, do: 'insert', path: ['changes', 0], value: entry },
        { file: 'visit/flow.json', do: 'set', path: ['version'], value: 2 },
      ],
      'The "new" town',
    ),
  ).toEqual([
    { file, do: 'write', text: JSON.stringify({ changes: [{ ...entry, to: 'The "new" town' }] }) },
    { file, do: 'insert', path: ['changes', 0], value: { ...entry, to: 'The "new" town' } },
    { file: 'visit/flow.json', do: 'set', path: ['version'], value: 2 },
  ]);
});
