import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { closingLine, combine, outcomeOfPlaywright } from './outcome.ts';

test('lists failed browser tests at any nesting depth, and flaky ones separately', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const inner = { specs: [journey('pays', 'unexpected', 'late')] };
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 },
    suites: [
      { specs: [journey('opens', 'expected')], suites: [inner] },
      { specs: [journey('waits', 'flaky', 'once')] },
    ],
  };
  expect(outcomeOfPlaywright(report as unknown as JSONReport)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: [{ name: 'home.spec.ts:7 › pays', reason: 'late' }],
    flaky: ['home.spec.ts:7 › waits'],
  });
});

test('accepts up to two flaky tests, and fails from three on or if one of the parts failed', () => {
  const part = { passed: 5, failed: 0, skipped: 1, failures: [], flaky: [] };
  const run = (failed: number, ...flaky: string[]) =>
    closingLine(combine([part, { ...part, failed, flaky }]));
  expect(run(0, 'a', 'b')).toEqual({ line: '10 passed, 0 failed, 2 skipped', isGreen: true });
  expect(run(0, 'a', 'b', 'c')).toEqual({ line: '7 passed, 3 failed, 2 skipped', isGreen: false });
  expect(run(1)).toEqual({ line: '10 passed, 1 failed, 2 skipped', isGreen: false });
});
