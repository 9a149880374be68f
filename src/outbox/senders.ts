import { sendPayInvoiceReminder, submitApplication } from '#api/applications.ts';
import { credentials } from '#api/credentials.ts';
import type { SubmissionRequest } from '#contract/applications.ts';
import type { ReminderRequest } from '#contract/messaging.ts';
import type { Sender } from './delivery/sender.ts';
import { invoiceSender } from './invoice-sender.ts';
import { questionnaireSender } from './questionnaire-sender.ts';

/** An application as the device keeps it: the password is put in as it is sent. */
export type StoredApplication = Omit<SubmissionRequest, 'password'>;

const applicationSender: Sender = {
  blockedBy: ({ mobileNumber }: StoredApplication) =>
    credentials.passwordOf(mobileNumber) ? undefined : 'needs-password',
  send: (application: StoredApplication, { signal }) => {
    const password = credentials.passwordOf(application.mobileNumber) ?? '';
    return submitApplication({ ...application, password }, signal);
  },
  followUps: ({ owner, payload }) => {
    const reminder: ReminderRequest = { student_number: (payload as StoredApplication).mobileNumber };
    return [{ kind: 'reminder', owner, payload: reminder }];
  },
};

const reminderSender: Sender = {
  send: (reminder: ReminderRequest, { signal }) => sendPayInvoiceReminder(reminder, signal),
};

export const senders = {
  application: applicationSender,
  reminder: reminderSender,
  questionnaire: questionnaireSender,
  invoice: invoiceSender,
};
