/** Failures are repeated at the end, where a reader of a long log finds them. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A file that breaks before its first test has a message of its own. */
export function failuresOfVitest({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name: file, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, reason: message }];
    return failed.map((test) => ({
      name: `${file} › ${test.fullName}`,
      reason: test.failureMessages?.join('\n') ?? '',
    }));
  });
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

export function failuresOfPlaywright({ suites = [] }: PlaywrightReport): Failure[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          name: `${file}:${line} › ${title}`,
          reason: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? '')).join('\n'),
        })),
    ),
    ...failuresOfPlaywright(suite),
  ]);
}
