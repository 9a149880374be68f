import type { FieldProblem } from '#contract/errors.ts';

/** An error response with one sentence that is shown to the student. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** Seconds after which the client may retry. */
  readonly retryAfter: number | undefined;
  readonly problems: readonly FieldProblem[] | undefined;

  constructor(statusCode: number, sentence: string, retryAfter?: number, problems?: readonly FieldProblem[]) {
    super(sentence);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.problems = problems;
  }
}

/**
 * Returns the same error for something that does not exist and something that belongs to another student, so that it
 * does not reveal what exists.
 */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}
