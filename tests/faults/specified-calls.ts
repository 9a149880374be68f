/**
 * The API calls, by method and path, as in the table MATRIX.md. The last one is the call of every form that consists
 * only of a folder in schemas/.
 */
export const callNames = [
  'POST /student_login',
  'GET /upload_invoices/exists',
  'GET /applications/{user}/finances',
  'GET /applications/{user}',
  'PUT /applications/{user}',
  'GET /deposits',
  'GET /invoices',
  'GET /universities/',
  'GET /forgotpassword/verify_phone',
  'POST /forgotpassword/generate_forgot_password_entry',
  'POST /messaging/forgot_password',
  'GET /forgotpassword/verify_code',
  'POST /forgotpassword/update_password',
  'POST /applications/submission',
  'POST /messaging/pay_invoice_reminder',
  'POST /upload_invoices',
  'POST /surveys/freelance',
  'POST /business-loan',
  'POST /questionnaires/exit-survey',
] as const;

export type CallName = (typeof callNames)[number];

/** Returns the method and the pattern of the path of an API call. */
export function requestsOf(call: CallName): { readonly method: string; readonly path: RegExp } {
  const [method, address] = call.split(' ') as [string, string];
  return { method, path: new RegExp(`^/api${address.replace('{user}', '[^/]+')}$`) };
}
