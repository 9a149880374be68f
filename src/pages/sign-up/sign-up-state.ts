export interface SignUpState {
  readonly createAccount?: boolean;
  /**
   * True if the student only changes the phone number of a filled-in application. The stored answers are then
   * certainly the student's own.
   */
  readonly isOtherPhone?: boolean;
  readonly from?: string;
}
