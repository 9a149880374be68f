import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultNames } from './faults.ts';
import { cellIn, matrixOf, titleOf } from './matrix-table.ts';
import { callNames } from './specified-calls.ts';

const cells = callNames.flatMap((call) => faultNames.map((fault) => cellIn(titleOf(call, fault))));

test('combines 19 calls with 26 faults, all of which are in the repository’s table and pass', () => {
  expect([callNames.length, faultNames.length]).toEqual([19, 26]);
  const document = readFileSync(path.join(import.meta.dirname, 'MATRIX.md'), 'utf8');
  expect(document).toContain(matrixOf(cells));
});
