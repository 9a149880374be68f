/** The request body and the response body of POST /forgotpassword/generate_forgot_password_entry. */
export interface ResetEntry {
  readonly phone_number: string;
  /**
   * Six digits. The lender's specification makes the client generate this code. The reference server ignores
   * the client's code and generates another, because otherwise any caller could reset any account.
   */
  readonly verification_code: string;
  /** ISO 8601. */
  readonly created_at: string;
}

export interface ResetMessageRequest {
  readonly student_number: string;
  readonly one_time_code: string;
}
