import { sendPayInvoiceReminder, submitApplication } from '#api/applications.ts';
import { credentials } from '#api/credentials.ts';
import { session } from '#api/session.ts';
import { applyForBusinessLoan, sendFreelanceSurvey } from '#api/surveys.ts';
import type { SubmissionRequest } from '#contract/applications.ts';
import type { ReminderRequest } from '#contract/messaging.ts';
import type { Sender } from './delivery/sender.ts';
import { invoiceSender } from './invoice-sender.ts';

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

/** Sent in its student's session: the student may have to log in first. */
const ofStudent = <Payload extends { readonly student_id: string }>(
  send: (payload: Payload, signal: AbortSignal) => Promise<unknown>,
): Sender => ({
  blockedBy: ({ student_id }: Payload) =>
    session.current()?.user === student_id ? undefined : 'needs-login',
  send: (payload: Payload, { signal }) => send(payload, signal),
});

export const senders = {
  application: applicationSender,
  reminder: reminderSender,
  'freelance-survey': ofStudent(sendFreelanceSurvey),
  'business-loan': ofStudent(applyForBusinessLoan),
  invoice: invoiceSender,
};
