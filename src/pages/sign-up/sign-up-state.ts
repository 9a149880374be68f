/** The history state of the sign-up page. */
export interface SignUpState {
  /** Whether the dialog "Create your account" is open. */
  readonly createAccount?: boolean;
  /**
   * Whether the student has already filled in an application and only wants another phone number. The stored
   * answers are then the student's own.
   */
  readonly isOtherPhone?: boolean;
  /** The address to open after the sign-up. */
  readonly from?: string;
}
