/** The form-encoded body of POST /student_login. */
export interface LoginRequest {
  /** The phone number. */
  readonly username: string;
  readonly password: string;
}

export interface LoginResponse {
  /** The id of the student's application. Later requests send it as {user}, student_id or id. */
  readonly user: string;
  readonly access_token: string;
}
