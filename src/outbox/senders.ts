import { sendPayInvoiceReminder, submitApplication } from '#api/applications.ts';
import { credentials } from '#api/credentials.ts';
import { ApiError } from '#api/http/api-error.ts';
import { isQuestionnaireResponse, sendQuestionnaire, sendToPath } from '#api/questionnaires.ts';
import { session } from '#api/session-store.ts';
import type { SubmissionRequest } from '#contract/applications.ts';
import type { ReminderRequest } from '#contract/messaging.ts';
import type { Payload } from '#engine/core/index.ts';
import type { OutboxItem, Sender } from './delivery/outbox-item.ts';
import { invoiceSender } from './invoice-sender.ts';
import { anyone } from './ownership.ts';

/** An application without the password, which the phone never stores. The sender adds the password. */
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

/**
 * The longest time, in milliseconds, that a rolling update takes. A form that the server does not know after
 * this time has been removed.
 */
const longestUpdate = 24 * 60 * 60_000;

const questionnaireSender: Sender = {
  blockedBy: (_answers, { item: { owner } }) =>
    owner === anyone || session.current()?.user === owner ? undefined : 'needs-login',
  async send(answers: Payload, { item, signal }) {
    const { id, version, noun, to } = item.form!;
    try {
      if (to) return await sendToPath(to.path, { ...answers, [to.student]: item.owner }, signal);
      const request = { key: item.id, version, answers };
      return await sendQuestionnaire(id, request, { anonymous: item.owner === anyone, signal });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // During a rolling update, this server may not yet know a form that another server has already shown.
      // The outbox counts a 503 as temporary, so it tries again later.
      if (Date.now() - item.createdAt < longestUpdate) throw new ApiError('status', { status: 503 });
      throw new ApiError('status', { status: 404, serverMessage: `The ${noun} is not taken any more.` });
    }
  },
};

export const senders = {
  application: applicationSender,
  reminder: reminderSender,
  questionnaire: questionnaireSender,
  invoice: invoiceSender,
};

/**
 * Returns the id that the server gave to the answers. Returns undefined until the answers are sent, or if the
 * response has no id.
 */
export function answersId({ form, answer }: OutboxItem): string | undefined {
  return form && isQuestionnaireResponse(answer) ? answer.id : undefined;
}
