import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultNames } from './faults.ts';
import { cellIn, matrixOf, timesOf, titleOf } from './matrix-table.ts';
import { callNames } from './specified-calls.ts';

const cells = callNames.flatMap((call) => faultNames.map((fault) => cellIn(titleOf(call, fault))));

test('combines 19 calls with 26 faults, all of which are in the repository’s table and pass', () => {
  expect([callNames.length, faultNames.length]).toEqual([19, 26]);
  const document = readFileSync(path.join(import.meta.dirname, 'MATRIX.md'), 'utf8');
  expect(document).toContain(matrixOf(cells));
});

test('does not pass a cell that failed once, or was not played', () => {
  const [first, ...others] = cells.slice(0, -1) as [(typeof cells)[0], ...typeof cells];
  const matrix = matrixOf([first, { ...first, problem: 'blank | page' }, ...others]);
  expect(matrix.match(/blank \/ page|not played/g)).toEqual(['blank / page', 'not played']);
});

test('summarises times by median and maximum', () => {
  expect(timesOf([30, 10, 20])).toBe('median 20 ms, 95th percentile 30 ms, maximum 30 ms (3 measurements).');
  expect(timesOf([])).toBe('nothing was measured.');
});
