/** POST /student_login, form-encoded. */
export interface LoginRequest {
  /** The phone number. */
  readonly username: string;
  readonly password: string;
}

export interface LoginResponse {
  /** The application's id, which later calls send as {user}, student_id and id. */
  readonly user: string;
  readonly access_token: string;
}
