/** The body of POST /forgotpassword/generate_forgot_password_entry, and of the response. */
export interface ResetEntry {
  readonly phone_number: string;
  /**
   * Six digits. The specification makes the client generate the code; the reference server ignores it and
   * generates its own, because otherwise any caller could reset any account.
   */
  readonly verification_code: string;
  /** ISO 8601. */
  readonly created_at: string;
}

export interface ResetMessageRequest {
  readonly student_number: string;
  readonly one_time_code: string;
}
