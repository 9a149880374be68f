import type { FieldProblem } from '#contract/errors.ts';

/** An error response, with one sentence that the student may read. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  readonly problems: readonly FieldProblem[] | undefined;

  constructor(statusCode: number, sentence: string, retryAfter?: number, problems?: readonly FieldProblem[]) {
    super(sentence);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.problems = problems;
  }
}

/** The same response for what does not exist and what belongs to another student, so that nobody learns which. */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}
