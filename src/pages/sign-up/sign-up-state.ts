export interface SignUpState {
  readonly createAccount?: boolean;
  /**
   * The student only changes the phone number of a filled-in application, so the stored answers are theirs.
   */
  readonly isOtherPhone?: boolean;
  readonly from?: string;
}
