import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callNames } from './calls.ts';
import { faultNames } from './faults.ts';
import { cellIn, cellsIn, matrixOf, timesOf, titleOf } from './matrix.ts';

const document = readFileSync(path.join(import.meta.dirname, 'MATRIX.md'), 'utf8');
const titles = callNames.flatMap((call) => faultNames.map((fault) => titleOf(call, fault)));

test('19 calls meet 26 faults, and the table in the repository has each of them, and all are well', () => {
  expect([callNames.length, faultNames.length]).toEqual([19, 26]);
  const cells = cellsIn(document);
  expect(titles.map((title) => `${title}: ${cells.get(title)}`)).toEqual(
    titles.map((title) => `${title}: ok`),
  );
});

test('a cell that went wrong once, or was not played, is not well', () => {
  const [first, second] = titles as [string, string];
  const trials = [{ ...cellIn(first) }, { ...cellIn(first), problem: 'blank | page' }, { ...cellIn(second) }];
  const cells = cellsIn(matrixOf(trials));
  expect([cells.get(first), cells.get(second), cells.get(titles.at(-1)!)]).toEqual([
    'blank / page',
    'ok',
    'not played',
  ]);
});

test('times are told by their middle and their worst', () => {
  expect(timesOf([30, 10, 20])).toBe('20 ms in the middle, 30 ms in 95 of 100, 30 ms at worst (3 measured).');
  expect(timesOf([])).toBe('nothing was measured.');
});
