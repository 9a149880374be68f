import { parsePhone } from '../auth/phone.ts';
import type { Backend } from '../backend.ts';
import type { Api } from '../openapi/schema.ts';
import { enqueueWithinBudget } from './message-budget.ts';
import { enqueueReminder } from './messages-repository.ts';
import { remindOfInvoice } from './schemas.ts';
import type { Sender } from './sender.ts';

const reminderWindow = 15 * 60_000;

export function messagingRoutes(api: Api, backend: Backend, sender: Sender): void {
  /** Open to anybody, so it sends little: once, to who has just applied. The answer never tells whether it did. */
  api.post(
    '/messaging/pay_invoice_reminder',
    { schema: remindOfInvoice, bodyLimit: 8_192 },
    async (request) => {
      const phone = parsePhone(request.body.student_number);
      const student = await backend.students.byPhone(phone);
      if (student && backend.now() - student.appliedAt <= reminderWindow) {
        const { applicationId } = student;
        const added = await enqueueWithinBudget(request, backend, () =>
          enqueueReminder(backend.database, { applicationId, phone }, backend.now()),
        );
        if (added) sender.announce('pay-invoice-reminder', request.log);
      }
      return { status: 'ok' } as const;
    },
  );
}
