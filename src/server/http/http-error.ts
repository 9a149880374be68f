import type { FieldProblem } from '#contract/errors.ts';

/** An answer other than yes, in one sentence that the student may read. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;
  readonly problems: readonly FieldProblem[] | undefined;

  constructor(statusCode: number, sentence: string, retryAfter?: number, problems?: readonly FieldProblem[]) {
    super(sentence);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.problems = problems;
  }
}

/** One answer for what does not exist and for what is somebody else's, so that nobody learns which it was. */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}
