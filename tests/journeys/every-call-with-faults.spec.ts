import { faultNames } from '../faults/faults.ts';
import { titleOf } from '../faults/matrix-table.ts';
import { playCallWithFault } from '../faults/play-call-with-fault.ts';
import { callNames } from '../faults/specified-calls.ts';
import { test } from '../faults/stage.ts';
import { expect } from './fixture.ts';

/*
 * Tests API calls with network faults. The page must stay usable and explain the failure. When the call works
 * again, the action must take effect exactly once. `npm run faults` tests all combinations and writes
 * tests/faults/MATRIX.md. Otherwise, each call is tested with two faults.
 */

const isWhole = process.env.FAULTS === 'all';
// Without FAULTS=all, the tests run in one worker and share a server and a filled-in application.
test.describe.configure({ mode: isWhole ? 'parallel' : 'default' });

/**
 * Without FAULTS=all, each call is tested with two faults, one from each half of the list of faults. Both are
 * three faults further down the list than those of the previous call.
 */
const half = faultNames.length / 2;
const isShared = (row: number, column: number) => column % half === (3 * (row + 1)) % half;

for (const [row, call] of callNames.entries()) {
  for (const [column, fault] of faultNames.entries()) {
    if (!isWhole && !isShared(row, column)) continue;
    test(titleOf(call, fault), async ({ stage, faults }) => {
      const saidAfter = await playCallWithFault(stage, call, fault);
      // The upload uses XMLHttpRequest (src/api/invoices.ts), which follows redirects. The content security
      // policy blocks the redirect, and the browser logs that.
      const isStopped = call === 'POST /upload_invoices' && fault === 'sent elsewhere';
      if (isStopped) expect(faults.splice(0).join()).toContain('http://carrier.example');
      if (saidAfter) test.info().annotations.push({ type: 'said after', description: String(saidAfter) });
    });
  }
}
