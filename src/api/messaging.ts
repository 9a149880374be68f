import type { ReminderRequest } from '#contract/messaging.ts';
import { call } from './http/client.ts';
import { isAnything } from './http/response.ts';

/** POST /messaging/pay_invoice_reminder: follows a submission. */
export function sendPayInvoiceReminder(reminder: ReminderRequest, signal?: AbortSignal): Promise<unknown> {
  return call('/messaging/pay_invoice_reminder', {
    method: 'POST',
    json: reminder,
    signal,
    check: isAnything,
  });
}
