import { parsePhone } from '#domain/phone.ts';
import type { Api } from '../openapi/schema.ts';
import type { Reminders } from './reminders.ts';
import { remindOfInvoice } from './schemas.ts';

export function messagingRoutes(api: Api, { ask, answered }: Reminders): void {
  /**
   * This route needs no token, so anybody may call it. To prevent abuse, a student gets at most one reminder,
   * and only soon after applying. The response never reveals whether a message was queued.
   */
  api.post(
    '/messaging/pay_invoice_reminder',
    { schema: remindOfInvoice, bodyLimit: 8_192, onResponse: async () => answered() },
    async ({ body, ip }) => {
      await ask(parsePhone(body.student_number), ip);
      return { status: 'ok' } as const;
    },
  );
}
