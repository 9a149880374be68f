import { faultNames } from '../faults/faults.ts';
import { titleOf } from '../faults/matrix-table.ts';
import { playCallWithFault } from '../faults/play-call-with-fault.ts';
import { callNames } from '../faults/specified-calls.ts';
import { test } from '../faults/stage.ts';
import { expect } from './fixture.ts';

/*
 * Tests API calls with network faults. The page must stay usable and explain the failure. When the call works
 * again, the action must take effect exactly once. `npm run faults` tests all combinations of calls and
 * faults, and writes tests/faults/MATRIX.md. `npm test` tests each call with only two faults.
 */

const isWhole = process.env.FAULTS === 'all';
// Without FAULTS=all, the tests run in one worker and share a server and a filled-in application.
test.describe.configure({ mode: isWhole ? 'parallel' : 'default' });

/**
 * Without FAULTS=all, each call is tested with two faults, one from each half of the list of faults. From
 * each call to the next, both faults move three places down the list, so that different calls meet different
 * faults.
 */
const half = faultNames.length / 2;
const isShared = (row: number, column: number) => column % half === (3 * (row + 1)) % half;

for (const [row, call] of callNames.entries()) {
  for (const [column, fault] of faultNames.entries()) {
    if (!isWhole && !isShared(row, column)) continue;
    test(titleOf(call, fault), async ({ stage, faults }) => {
      const saidAfter = await playCallWithFault(stage, call, fault);
      // The upload uses XMLHttpRequest (src/api/invoices.ts), which follows redirects. The content security
      // policy blocks the redirect, so the browser logs a violation, which is expected here.
      const isStopped = call === 'POST /upload_invoices' && fault === 'sent elsewhere';
      if (isStopped) expect(faults.splice(0).join()).toContain('http://carrier.example');
      if (saidAfter) test.info().annotations.push({ type: 'said after', description: String(saidAfter) });
    });
  }
}
