// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Edit Info", step by step.
 */
export interface AccountEdit {
  edit: AccountEditEdit;
}
/**
 * The answers of the step "Edit Info".
 */
export interface AccountEditEdit {
  /**
   * Phone number
   * For example 301 2345. If you change it, log in with the new number from then on.
   */
  phone_number: string;
  /**
   * Email address
   */
  email: string;
  /**
   * Your password
   * Only needed to change your phone number. We'll also message your old number.
   */
  password: string;
}
