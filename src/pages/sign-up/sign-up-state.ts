export interface SignUpState {
  readonly createAccount?: boolean;
  /**
   * True if the student only changes the phone number of a filled-in application, so that the stored answers
   * are certainly theirs.
   */
  readonly isOtherPhone?: boolean;
  readonly from?: string;
}
