import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Failures are printed again at the end of a run, because they are hard to find in a long log. */
interface Failure {
  readonly name: string;
  readonly reason: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Tests that failed at first and passed on retry. They count as passed. */
  readonly flaky: readonly string[];
}

/** Two flaky tests may be chance, but three indicate a fault in the tests or the product. */
const tooManyFlaky = 3;

/**
 * Counts the results in Vitest's report. A file that fails before its first test counts as one failure, with
 * its error message.
 */
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
    flaky: [],
  };
}

export function outcomeOfPlaywright({ stats, suites }: JSONReport): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: suites.flatMap((suite) => testsIn(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => testsIn(suite, 'flaky')).map(({ name }) => name),
  };
}

function testsIn({ specs, suites = [] }: JSONReportSuite, wanted: 'unexpected' | 'flaky'): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, wanted))];
}

export function combine(outcomes: readonly Outcome[]): Outcome {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: outcomes.flatMap(({ failures }) => failures),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
  };
}

export function closingLine({ passed, failed, skipped, flaky }: Outcome): { line: string; isGreen: boolean } {
  const failedAsFlaky = flaky.length >= tooManyFlaky ? flaky.length : 0;
  const allFailed = failed + failedAsFlaky;
  return {
    line: `${passed - failedAsFlaky} passed, ${allFailed} failed, ${skipped} skipped`,
    isGreen: allFailed === 0,
  };
}
