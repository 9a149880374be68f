import type { FieldProblem } from '#contract/errors.ts';

interface Details {
  readonly problems?: readonly FieldProblem[];
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter?: number;
}

/** An answer other than yes, in one sentence that the student may read. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly details: Details;

  constructor(statusCode: number, sentence: string, details: Details = {}) {
    super(sentence);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** One answer for what does not exist and for what is somebody else's, so that nobody learns which it was. */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}
