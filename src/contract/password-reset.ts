/** GET /forgotpassword/verify_phone, the phone in a header: whether the phone is known. */
export type VerifyPhoneResponse = boolean;

/** POST /forgotpassword/generate_forgot_password_entry; the answer repeats it. */
export interface ResetEntry {
  readonly phone_number: string;
  /**
   * Six digits that the client makes, by the specification. The reference server ignores them and makes its own,
   * or whoever calls could reset any account.
   */
  readonly verification_code: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** POST /messaging/forgot_password: has the code sent by WhatsApp. */
export interface ResetMessageRequest {
  readonly student_number: string;
  readonly one_time_code: string;
}

export interface ResetMessageResponse {
  readonly status: 'ok';
}

/** GET /forgotpassword/verify_code, phone and code in headers: whether the code is right. */
export type VerifyCodeResponse = boolean;

/** POST /forgotpassword/update_password, headers phone and newPassword, no body. */
export interface UpdatePasswordResponse {
  readonly status: 'ok';
}
