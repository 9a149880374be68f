export interface SignUpState {
  readonly createAccount?: boolean;
  /**
   * The student only wants another phone number for a filled-in application, so the stored answers are their
   * own.
   */
  readonly isOtherPhone?: boolean;
  readonly from?: string;
}
