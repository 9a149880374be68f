/** The body of every non-2xx response: a sentence, and for forms the problem of each field. */
export interface ErrorResponse {
  readonly error: string;
  readonly problems?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
