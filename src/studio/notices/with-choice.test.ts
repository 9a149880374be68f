import { expect, test } from 'vitest';
import { withChoice } from './with-choice.ts';

const chosen = { version: 2, mapOption: 'town', option: 'Bakau', to: 'The "new" town' };
const entry = { ...chosen, to: '…' };

test('fills a choice into a new file and into a new entry', () => {
  const file = 'visit/migrations.json';
  expect(
    withChoice(
      [
        { file, do: 'write', text: JSON.stringify({ changes: [entry, entry] }) },
        { file, do: 'insert', path: ['changes', 0], value: entry },
        { file: 'visit/flow.json', do: 'set', path: ['version'], value: 2 },
      ],
      'The "new" town',
    ),
  ).toEqual([
    { file, do: 'write', text: JSON.stringify({ changes: [chosen, chosen] }) },
    { file, do: 'insert', path: ['changes', 0], value: chosen },
    { file: 'visit/flow.json', do: 'set', path: ['version'], value: 2 },
  ]);
});
