import type { ReminderRequest } from '#contract/messaging.ts';
import { isAnything } from './answer.ts';
import { call } from './client.ts';

/** POST /messaging/pay_invoice_reminder (portal.md §7): follows a submission. */
export function sendPayInvoiceReminder(reminder: ReminderRequest, signal?: AbortSignal): Promise<unknown> {
  return call('/messaging/pay_invoice_reminder', {
    method: 'POST',
    json: reminder,
    signal,
    check: isAnything,
  });
}
