import { callNames } from '../faults/calls.ts';
import { playCell } from '../faults/cell.ts';
import { faultNames } from '../faults/faults.ts';
import { titleOf } from '../faults/matrix.ts';
import { test } from '../faults/stage.ts';
import { expect } from './fixture.ts';

/*
 * Each call fails in each way, on the wire: the page stays, says in a sentence what did not happen,
 * and what was asked for happens, once, when the call works again. All cells are played by `npm run faults`,
 * which writes tests/faults/MATRIX.md; here each call meets two faults, and each fault a call.
 */

const isWhole = process.env.FAULTS === 'all';
// A few one after the other have one server and one filled-in application between them.
test.describe.configure({ mode: isWhole ? 'parallel' : 'default' });

/** Of the first half of the faults and of the second one each; the next call has the ones three further on. */
const half = faultNames.length / 2;
const isShared = (row: number, column: number) => column % half === (3 * (row + 1)) % half;

for (const [row, call] of callNames.entries()) {
  for (const [column, fault] of faultNames.entries()) {
    if (!isWhole && !isShared(row, column)) continue;
    test(titleOf(call, fault), async ({ stage, faults }) => {
      const saidAfter = await playCell(stage, call, fault);
      // An upload cannot be told not to follow (src/api/invoices.ts): the policy stops it, and the browser says so.
      const isStopped = call === 'POST /upload_invoices' && fault === 'sent elsewhere';
      if (isStopped) expect(faults.splice(0).join()).toContain('http://carrier.example');
      if (saidAfter) test.info().annotations.push({ type: 'said after', description: String(saidAfter) });
    });
  }
}
