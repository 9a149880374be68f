// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Login", step by step.
 */
export interface Login {
  login: LoginLogin;
}
/**
 * The answers of the step "Welcome back. Glad to see you again!".
 */
export interface LoginLogin {
  /**
   * Phone number
   * For example 301 2345.
   */
  phoneNumber: string;
  /**
   * Password
   */
  password: string;
}
