// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Sign Up", step by step.
 */
export interface SignUp {
  register: SignUpRegister;
}
/**
 * The answers of the step "Hello! Register to get started.".
 */
export interface SignUpRegister {
  /**
   * Phone number
   * For example 301 2345. You will log in with this number.
   */
  mobileNumber: string;
  /**
   * Password
   * At least 8 characters
   */
  password: string;
  /**
   * Confirm password
   */
  confirmPassword: string;
}
