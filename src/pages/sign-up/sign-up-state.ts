/** The history state of the sign-up page. */
export interface SignUpState {
  /** Whether the dialog "Create your account" is open. */
  readonly createAccount?: boolean;
  /** Whether the student already applies and only wants another phone number, so that the answers are theirs. */
  readonly isOtherPhone?: boolean;
  /** The address to open after the sign-up. */
  readonly from?: string;
}
