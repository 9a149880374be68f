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
   * For example 301 2345. If you change this number, you log in with the new one.
   */
  phone_number: string;
  /**
   * Email address
   */
  email: string;
  /**
   * Your password
   * Only needed to change your phone number. We also send a message to the old one.
   */
  password: string;
}
