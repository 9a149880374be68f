import { parsePhone } from '../auth/phone.ts';
import type { Api } from '../openapi/schema.ts';
import type { Reminders } from './reminders.ts';
import { remindOfInvoice } from './schemas.ts';

export function messagingRoutes(api: Api, { ask, answered }: Reminders): void {
  /** Open to anybody, so it sends little: once, to who has just applied. The answer never tells whether it will. */
  api.post(
    '/messaging/pay_invoice_reminder',
    { schema: remindOfInvoice, bodyLimit: 8_192, onResponse: async () => answered() },
    async ({ body, ip }) => {
      await ask(parsePhone(body.student_number), ip);
      return { status: 'ok' } as const;
    },
  );
}
