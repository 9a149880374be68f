// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Forgot Password", step by step.
 */
export interface ForgotPassword {
  phone: ForgotPasswordPhone;
  reset: ForgotPasswordReset;
}
/**
 * The answers of the step "Forgot Password".
 */
export interface ForgotPasswordPhone {
  /**
   * Phone number
   * For example 301 2345.
   */
  phone_number: string;
}
/**
 * The answers of the step "Choose a new password".
 */
export interface ForgotPasswordReset {
  /**
   * Verification code
   * The 6 digits we sent you by WhatsApp.
   */
  verification_code: string;
  /**
   * New password
   * At least 8 characters
   */
  newPassword: string;
  /**
   * Confirm new password
   */
  confirmPassword: string;
}
