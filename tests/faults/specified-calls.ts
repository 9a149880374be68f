/** The last call represents all forms without code of their own. */
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

export function requestsOf(call: CallName): { readonly method: string; readonly path: RegExp } {
  const [method, address] = call.split(' ') as [string, string];
  return { method, path: new RegExp(`^/api${address.replace('{user}', '[^/]+')}$`) };
}
