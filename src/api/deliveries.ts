import type { SubmissionRequest } from '#contract/applications.ts';
import type { ReminderRequest } from '#contract/messaging.ts';
import type { FreelanceSurveyRequest } from '#contract/surveys.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { submitApplication } from './applications.ts';
import { credentials } from './credentials.ts';
import { sendPayInvoiceReminder } from './messaging.ts';
import { createOutbox, isUnsent, type OutboxSnapshot } from './outbox.ts';
import { type OutboxItem, openOutboxStore } from './outbox-store.ts';
import { applicationId, isOwnedBy } from './ownership.ts';
import type { Order, Sender } from './sender.ts';
import { session } from './session.ts';
import { sendFreelanceSurvey } from './surveys.ts';

/** An application as the device keeps it: the password is put in as it is sent (decisions.md 5). */
export type KeptApplication = Omit<SubmissionRequest, 'password'>;

const applicationSender: Sender = {
  lacks: ({ mobileNumber }: KeptApplication) =>
    credentials.passwordOf(mobileNumber) ? undefined : 'needs-password',
  send: (application: KeptApplication, signal) => {
    const password = credentials.passwordOf(application.mobileNumber) ?? '';
    return submitApplication({ ...application, password }, signal);
  },
  followedBy: ({ owner, payload }) => {
    const reminder: ReminderRequest = { student_number: (payload as KeptApplication).mobileNumber };
    return [{ kind: 'reminder', owner, payload: reminder }];
  },
};

const reminderSender: Sender = {
  send: (reminder: ReminderRequest, signal) => sendPayInvoiceReminder(reminder, signal),
};

/** Sent by the student whose it is, who may have to log in first (decisions.md 15). */
const freelanceSurveySender: Sender = {
  lacks: ({ student_id }: FreelanceSurveyRequest) =>
    session.current()?.user === student_id ? undefined : 'needs-login',
  send: (survey: FreelanceSurveyRequest, signal) => sendFreelanceSurvey(survey, signal),
};

/** Everything that students send and that must not be lost. */
export const outbox = createOutbox({
  store: openOutboxStore(),
  senders: {
    application: applicationSender,
    reminder: reminderSender,
    'freelance-survey': freelanceSurveySender,
  },
  isHidden: () => document.hidden,
  wakeUps(wake) {
    window.addEventListener('online', () => wake('network'));
    window.addEventListener('focus', () => wake('look'));
    document.addEventListener('visibilitychange', () => document.hidden || wake('look'));
    session.subscribe(() => session.current() && wake('login'));
  },
});

credentials.holdPasswordWhile((phone) =>
  outbox.snapshot().items.some((item) => isApplication(item) && isUnsent(item) && item.owner === phone),
);

/** Resolves when the application is kept on the device; the page can then move on (portal.md §4). */
export function sendApplication(application: KeptApplication): Promise<unknown> {
  const order: Order = {
    kind: 'application',
    owner: canonicalPhone(application.mobileNumber),
    payload: application,
  };
  return outbox.add(order);
}

/** Resolves when the survey is kept on the device; the page moves on, whatever becomes of it (portal.md §4). */
export function keepFreelanceSurvey(survey: FreelanceSurveyRequest): Promise<unknown> {
  return outbox.add({ kind: 'freelance-survey', owner: survey.student_id, payload: survey });
}

/** The student's survey that was sent last from this phone, whatever became of it. */
export function lastFreelanceSurvey({ items }: OutboxSnapshot): OutboxItem | undefined {
  const user = session.current()?.user;
  return items.findLast(({ kind, owner }) => kind === 'freelance-survey' && (!user || owner === user));
}

/** The application sent last by the student who is here, whatever became of it. */
export function lastApplication({ items }: OutboxSnapshot): OutboxItem | undefined {
  const isOwn = whose(items);
  return items.findLast((item) => isApplication(item) && isOwn(item));
}

/** Without a session and a registration the phone alone tells who is here, and an unsent item needs its student. */
function whose(items: readonly OutboxItem[]): (item: OutboxItem) => boolean {
  const user = session.current()?.user;
  const phone = credentials.phone();
  const isOwn = (item: OutboxItem) => isOwnedBy({ phone, user }, item, items);
  // A log-in has taken away what was known to be another's; without the server's id an item is this student's.
  if (user) return (item) => isOwn(item) || !applicationId(item);
  if (phone || credentials.password()) return isOwn;
  return () => true;
}

export const isApplication = (item: OutboxItem) => item.kind === 'application';
