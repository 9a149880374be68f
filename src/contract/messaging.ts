export interface ReminderRequest {
  /** The mobile number with which the student registered. */
  readonly student_number: string;
}
