import type { FastifyInstance } from 'fastify';
import type { ReminderRequest, ReminderResponse } from '#contract/messaging.ts';
import { parsePhone } from '../auth/phone.ts';
import type { Backend } from '../backend.ts';
import { reminderLifetime } from './lifetime.ts';
import { enqueueWithinBudget } from './message-budget.ts';
import { remindOfInvoice } from './schemas.ts';
import type { Sender } from './sender.ts';

const reminderWindow = 15 * 60_000;

export function messagingRoutes(api: FastifyInstance, backend: Backend, sender: Sender): void {
  /** Open to anybody, so it sends little: once, to who has just applied. The answer never tells whether it did. */
  api.post<{ Body: ReminderRequest }>(
    '/messaging/pay_invoice_reminder',
    { schema: remindOfInvoice, bodyLimit: 8_192 },
    async (request): Promise<ReminderResponse> => {
      const phone = parsePhone(request.body.student_number);
      const student = await backend.students.byPhone(phone);
      if (student && backend.now() - student.appliedAt <= reminderWindow) {
        const { applicationId } = student;
        const message = { kind: 'pay-invoice-reminder', applicationId, phone } as const;
        const added = await enqueueWithinBudget(request, backend, () =>
          backend.messages.enqueueOnce(message, reminderLifetime),
        );
        if (added) sender.announce(message.kind, request.log);
      }
      return { status: 'ok' };
    },
  );
}
