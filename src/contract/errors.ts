/** Every answer that is not 2xx: one sentence for a person, and for forms what is wrong with which field. */
export interface ErrorResponse {
  readonly error: string;
  readonly problems?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
