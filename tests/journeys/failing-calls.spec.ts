import { callNames } from '../faults/calls.ts';
import { playCell } from '../faults/cell.ts';
import { faultNames } from '../faults/faults.ts';
import { titleOf } from '../faults/matrix.ts';
import { test } from '../faults/stage.ts';
import { expect } from './fixture.ts';

/*
 * Each call fails in each way on the network: the page stays usable and explains the failure, and the action takes
 * effect once when the call works again. `npm run faults` plays all cells and writes tests/faults/MATRIX.md; here each
 * call meets two faults, and each fault a call.
 */

const isWhole = process.env.FAULTS === 'all';
// In one worker the cells share a server and a filled-in application.
test.describe.configure({ mode: isWhole ? 'parallel' : 'default' });

/** One of the first half of the faults and one of the second; shifted by three for the next call. */
const half = faultNames.length / 2;
const isShared = (row: number, column: number) => column % half === (3 * (row + 1)) % half;

for (const [row, call] of callNames.entries()) {
  for (const [column, fault] of faultNames.entries()) {
    if (!isWhole && !isShared(row, column)) continue;
    test(titleOf(call, fault), async ({ stage, faults }) => {
      const saidAfter = await playCell(stage, call, fault);
      // XMLHttpRequest follows redirects (src/api/invoices.ts): the content security policy stops it, which is logged.
      const isStopped = call === 'POST /upload_invoices' && fault === 'sent elsewhere';
      if (isStopped) expect(faults.splice(0).join()).toContain('http://carrier.example');
      if (saidAfter) test.info().annotations.push({ type: 'said after', description: String(saidAfter) });
    });
  }
}
