import type { FieldProblem } from '#contract/errors.ts';

/** An error with a sentence that is shown to the student. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** The time in seconds after which the client may try again. */
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
 * Returns a 404 error. It is also used for things that belong to another student, so that responses do not
 * reveal what exists.
 */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}
