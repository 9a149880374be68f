import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

test('names the tests that failed, and the file that broke before its first', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'group takes away', status: 'failed', failureMessages: ['expected 1 to be 2'] };
  const report = {
    testResults: [
      { name: 'sums.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'well.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    { name: 'sums.test.ts › group takes away', reason: 'expected 1 to be 2' },
    { name: 'broken.test.ts', reason: 'no such module' },
  ]);
});

test('finds a journey that failed in whatever depth, and one that passed only the second time', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    suites: [
      { specs: [journey('opens', 'expected')], suites: [{ specs: [journey('pays', 'unexpected', 'late')] }] },
      { specs: [journey('waits', 'flaky', 'once')] },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { name: 'home.spec.ts:7 › pays', reason: 'late' },
    { name: 'home.spec.ts:7 › waits', reason: 'once' },
  ]);
});
