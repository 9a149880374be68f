import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Failures are repeated at the end, where a reader of a long log finds them. */
interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** What a run of tests came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

/** A file that breaks before its first test has a message of its own. */
export function outcomeOfVitest(report: JsonTestResults): Outcome {
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, reason: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      reason: failureMessages?.join('\n') ?? '',
    }));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** A journey that passed only when it was tried again has failed. */
export function outcomeOfPlaywright({ stats, suites }: JSONReport): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ specs, suites = [] }: JSONReportSuite): Failure[] {
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...failures, ...suites.flatMap(failuresOf)];
}
