/** The body of POST /messaging/pay_invoice_reminder, which the portal sends right after an application. */
export interface ReminderRequest {
  /** The mobile number with which the student registered. */
  readonly student_number: string;
}
