// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Create your account", step by step.
 */
export interface CreateAccount {
  account: CreateAccountAccount;
}
/**
 * The answers of the step "Create your account".
 */
export interface CreateAccountAccount {
  /**
   * Email address
   * We use it for your application.
   */
  email: string;
  /**
   * Password
   * At least 8 characters. You'll log in with it and the phone number you give us later.
   */
  password: string;
}
