export interface SignUpState {
  readonly createAccount?: boolean;
  /**
   * True if the student only changes the phone number of a filled-in application. The page then does not ask
   * whose answers are stored on the phone, because they are certainly the student's own.
   */
  readonly isOtherPhone?: boolean;
  readonly from?: string;
}
