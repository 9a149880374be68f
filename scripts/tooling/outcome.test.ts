import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { closingLine, combine, outcomeOfPlaywright, outcomeOfVitest } from './outcome.ts';

test('lists failed tests, and files that failed to load', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'group subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] };
  const testResults = [
    { name: 'sums.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(outcomeOfVitest({ testResults } as unknown as JsonTestResults).failures).toEqual([
    { name: 'sums.test.ts › group subtracts', reason: 'expected 1 to be 2' },
    { name: 'broken.test.ts', reason: 'no such module' },
  ]);
});

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

test('accepts up to two flaky tests and fails from three on', () => {
  const run = (...flaky: string[]) =>
    closingLine(combine([{ passed: 5, failed: 0, skipped: 1, failures: [], flaky }]));
  expect(run('a', 'b')).toEqual({ line: '5 passed, 0 failed, 1 skipped', isGreen: true });
  expect(run('a', 'b', 'c')).toEqual({ line: '2 passed, 3 failed, 1 skipped', isGreen: false });
});

test('fails a run if one of its parts failed', () => {
  const part = { passed: 1, failed: 0, skipped: 0, failures: [], flaky: [] };
  expect(closingLine(combine([part, { ...part, failed: 1 }]))).toEqual({
    line: '2 passed, 1 failed, 0 skipped',
    isGreen: false,
  });
});
