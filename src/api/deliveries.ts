import type { SubmissionRequest, SubmissionResponse } from '#contract/applications.ts';
import type { ReminderRequest } from '#contract/messaging.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { isSubmissionResponse, submitApplication } from './applications.ts';
import { credentials } from './credentials.ts';
import { sendPayInvoiceReminder } from './messaging.ts';
import { createOutbox, isUnsent, type Order, type OutboxSnapshot, type Sender } from './outbox.ts';
import { type OutboxItem, openOutboxStore } from './outbox-store.ts';
import { session } from './session.ts';

/** An application as the device keeps it: the password is put in as it is sent (decisions.md 5). */
export type KeptApplication = Omit<SubmissionRequest, 'password'>;

export const applicationSender: Sender = {
  lacks: ({ mobileNumber }: KeptApplication) =>
    credentials.passwordOf(mobileNumber) ? undefined : 'needs-password',
  send: (application: KeptApplication) =>
    submitApplication({ ...application, password: credentials.passwordOf(application.mobileNumber) ?? '' }),
  followedBy: ({ owner, payload }) => {
    const reminder: ReminderRequest = { student_number: (payload as KeptApplication).mobileNumber };
    return [{ kind: 'reminder', owner, payload: reminder }];
  },
};

export const reminderSender: Sender = {
  send: (reminder: ReminderRequest) => sendPayInvoiceReminder(reminder),
};

/** Everything that students send and that must not be lost. */
export const outbox = createOutbox({
  store: openOutboxStore(),
  senders: { application: applicationSender, reminder: reminderSender },
  isHidden: () => document.hidden,
  wakeUps(wake) {
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', () => document.hidden || wake());
    session.subscribe(() => session.current() && wake());
  },
});

credentials.holdPasswordWhile(() =>
  outbox.snapshot().items.some((item) => isApplication(item) && isUnsent(item)),
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

/** The application sent last from this phone, whatever became of it. */
export function lastApplication({ items }: OutboxSnapshot): OutboxItem | undefined {
  return items.findLast(isApplication);
}

/** The server's id of an application, once it has answered. */
export function applicationId(item: OutboxItem | undefined): string | undefined {
  const answer: unknown = item?.answer;
  return isSubmissionResponse(answer) ? (answer satisfies SubmissionResponse).id : undefined;
}

const isApplication = (item: OutboxItem) => item.kind === 'application';
