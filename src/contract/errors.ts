/**
 * The body of every response that is not 2xx: a message for the student and, if the server rejected answers
 * to a form, what is wrong with each field.
 */
export interface ErrorResponse {
  readonly error: string;
  readonly problems?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
