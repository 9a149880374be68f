/** POST /forgotpassword/generate_forgot_password_entry; the response repeats it. */
export interface ResetEntry {
  readonly phone_number: string;
  /**
   * Six digits that the client makes, by the specification. The reference server ignores them and makes its own;
   * otherwise any caller could reset any account.
   */
  readonly verification_code: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** POST /messaging/forgot_password: sends the code by WhatsApp. */
export interface ResetMessageRequest {
  readonly student_number: string;
  readonly one_time_code: string;
}
