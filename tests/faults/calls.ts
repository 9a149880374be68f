/** The calls, by the names that the table has for them. */
export const calls = {
  'POST /student_login': '/student_login',
  'GET /upload_invoices/exists': '/upload_invoices/exists',
  'GET /applications/{user}/finances': '/applications/[^/]+/finances',
  'GET /applications/{user}': '/applications/[^/]+',
  'PUT /applications/{user}': '/applications/[^/]+',
  'GET /deposits': '/deposits',
  'GET /invoices': '/invoices',
  'GET /universities/': '/universities/',
  'GET /forgotpassword/verify_phone': '/forgotpassword/verify_phone',
  'POST /forgotpassword/generate_forgot_password_entry': '/forgotpassword/generate_forgot_password_entry',
  'POST /messaging/forgot_password': '/messaging/forgot_password',
  'GET /forgotpassword/verify_code': '/forgotpassword/verify_code',
  'POST /forgotpassword/update_password': '/forgotpassword/update_password',
  'POST /applications/submission': '/applications/submission',
  'POST /messaging/pay_invoice_reminder': '/messaging/pay_invoice_reminder',
  'POST /upload_invoices': '/upload_invoices',
  'POST /surveys/freelance': '/surveys/freelance',
  'POST /business-loan': '/business-loan',
} as const;

export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls) as CallName[];

/** Which requests are this call. */
export function requestsOf(call: CallName): { readonly method: string; readonly path: RegExp } {
  return { method: call.split(' ')[0]!, path: new RegExp(`^/api${calls[call]}$`) };
}
