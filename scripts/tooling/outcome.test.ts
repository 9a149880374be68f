import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { outcomeOfPlaywright, outcomeOfVitest } from './outcome.ts';

test('names the tests that failed, and the file that broke before its first', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'group takes away', status: 'failed', failureMessages: ['expected 1 to be 2'] };
  const testResults = [
    { name: 'sums.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'well.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(outcomeOfVitest({ testResults } as unknown as JsonTestResults).failures).toEqual([
    { name: 'sums.test.ts › group takes away', reason: 'expected 1 to be 2' },
    { name: 'broken.test.ts', reason: 'no such module' },
  ]);
});

test('a journey that failed in whatever depth, and one that passed only the second time, have failed', () => {
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
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: [
      { name: 'home.spec.ts:7 › pays', reason: 'late' },
      { name: 'home.spec.ts:7 › waits', reason: 'once' },
    ],
  });
});
