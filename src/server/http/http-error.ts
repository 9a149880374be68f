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

/** The same answer for what does not exist and what belongs to another student, so that nobody learns which. */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}
