/** What a run of tests came to. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface PlaywrightStats {
  readonly expected?: number;
  readonly flaky?: number;
  readonly unexpected?: number;
  readonly skipped?: number;
}

/** A journey that passed only when it was tried again has failed. */
export function testCountOf({
  expected = 0,
  flaky = 0,
  unexpected = 0,
  skipped = 0,
}: PlaywrightStats): TestCount {
  return { passed: expected, failed: unexpected + flaky, skipped };
}
