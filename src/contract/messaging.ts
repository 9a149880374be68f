/** POST /messaging/pay_invoice_reminder, sent right after the submission. */
export interface ReminderRequest {
  /** The mobile number the student registered with. */
  readonly student_number: string;
}
