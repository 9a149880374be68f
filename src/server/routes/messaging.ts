import type { FastifyInstance } from 'fastify';
import type { ReminderRequest, ReminderResponse } from '#contract/messaging.ts';
import type { Backend } from '../backend.ts';
import { phoneIn } from '../phone.ts';
import { sendMessage } from '../send-message.ts';

const reminderWindow = 15 * 60_000;

const reminder = {
  body: {
    type: 'object',
    required: ['student_number'],
    properties: { student_number: { type: 'string', maxLength: 100 } },
  },
};

export function messagingRoutes(api: FastifyInstance, backend: Backend): void {
  /** Open to anybody, so it sends little: once, to who has just applied. The answer never tells whether it did. */
  api.post<{ Body: ReminderRequest }>(
    '/messaging/pay_invoice_reminder',
    { schema: reminder, bodyLimit: 8_192 },
    async ({ body, log }): Promise<ReminderResponse> => {
      const phone = phoneIn(body.student_number);
      const student = await backend.students.byPhone(phone);
      if (student && backend.now() - student.appliedAt <= reminderWindow) {
        const { applicationId } = student;
        await sendMessage({ kind: 'pay-invoice-reminder', applicationId, phone }, backend.messages, log);
      }
      return { status: 'ok' };
    },
  );
}
