import type { ReminderRequest } from '#contract/messaging.ts';
import { bodyErrors, ok, responses, storageErrors } from '../openapi/responses.ts';
import { object, text } from '../openapi/schema.ts';

export const remindOfInvoice = {
  operationId: 'remindOfInvoice',
  summary: 'Have a reminder of the invoice sent to who has just applied',
  tags: ['Messages'],
  body: object<ReminderRequest>({
    student_number: text({ maxLength: 100, description: 'The phone number of the application' }),
  }),
  ...responses('Accepted. Whether anything is sent is not told.', ok, bodyErrors, storageErrors),
};
