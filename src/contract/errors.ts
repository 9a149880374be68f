/** The body of every response that is not 2xx. `problems` is set if the server rejected answers to a form. */
export interface ErrorResponse {
  readonly error: string;
  readonly problems?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
