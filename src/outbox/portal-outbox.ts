import { credentials } from '#api/credentials.ts';
import { session } from '#api/session-store.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { type Answers, type Payload, textOf } from '#engine/core/index.ts';
import { type Draft, isFilePersisted, loadStoredStep } from '#engine/storage/index.ts';
import { createOutbox } from './delivery/outbox.ts';
import type { NewOutboxItem, OutboxItem, SentForm } from './delivery/outbox-item.ts';
import { isUnsent, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutboxStore } from './delivery/outbox-store.ts';
import type { StoredInvoice } from './invoice-sender.ts';
import { anyone, applicationId, isVisibleTo, type StudentIdentity } from './ownership.ts';
import { type StoredApplication, senders } from './senders.ts';

export type ItemKind = keyof typeof senders;

export const outbox = createOutbox({
  store: openOutboxStore(),
  senders,
  isHidden: () => document.hidden,
  wakeUps(wake) {
    if (!globalThis.window) return; // there is no window when pages are rendered at build time
    window.addEventListener('online', () => wake('network'));
    window.addEventListener('focus', () => wake('visible'));
    document.addEventListener('visibilitychange', () => document.hidden || wake('visible'));
    session.subscribe(() => session.current() && wake('login'));
  },
});

credentials.holdPasswordWhile((phone) =>
  outbox.snapshot().items.some((item) => isApplicationItem(item) && isUnsent(item) && item.owner === phone),
);

const add = (order: NewOutboxItem & { readonly kind: ItemKind }) => outbox.add(order);

export function enqueueApplication(application: StoredApplication): Promise<OutboxItem> {
  const owner = canonicalPhone(application.mobileNumber);
  return add({ kind: 'application', owner, payload: application });
}

export function enqueueAnswers(form: SentForm, answers: Payload, owner: string): Promise<OutboxItem> {
  return add({ kind: 'questionnaire', owner, form, payload: answers });
}

/**
 * Adds an invoice. Without a session, the invoice belongs to the last application submitted on this phone,
 * and waits until that application is sent. Returns undefined if there is neither a session nor an
 * application.
 */
export async function enqueueInvoice(file: string): Promise<OutboxItem | undefined> {
  const user = session.current()?.user;
  await outbox.refresh();
  const sent = latestApplication(outbox.snapshot());
  const application = user ?? applicationId(sent);
  const owner = user ?? (application || (sent && isUnsent(sent)) ? sent?.owner : undefined);
  if (!owner) return undefined;
  const payload: StoredInvoice = { file, application };
  return add({ kind: 'invoice', owner, payload, isInMemoryOnly: !isFilePersisted(file) });
}

/**
 * Returns the items that this student may see, oldest first. Phones are shared, and nobody may see another
 * student's items.
 */
export function ownItems({ items }: OutboxSnapshot): OutboxItem[] {
  const student = presumedStudent(items);
  const isLoggedIn = session.current() !== undefined;
  // A log-in removes other students' items, so during a session every item without an application id belongs
  // to this student.
  return items.filter((item) => isVisibleTo(student, item, items) || (isLoggedIn && !applicationId(item)));
}

export function latestItem(kind: ItemKind, snapshot: OutboxSnapshot): OutboxItem | undefined {
  return ownItems(snapshot).findLast((item) => item.kind === kind);
}

export function latestAnswers(form: string, snapshot: OutboxSnapshot): OutboxItem | undefined {
  return ownItems(snapshot).findLast((item) => item.form?.id === form);
}

export const latestApplication = (snapshot: OutboxSnapshot) => latestItem('application', snapshot);

/**
 * Returns the student who is or was logged in, or who registered. Otherwise returns the student who last
 * submitted something on this phone, because a browser that crashes can lose a recent log-in but not the
 * outbox.
 */
function presumedStudent(items: readonly OutboxItem[]): StudentIdentity {
  const student = { phone: credentials.phone(), user: session.lastUser() };
  const isKnown = student.phone || student.user || credentials.password();
  if (isKnown) return student;
  const phone = items.findLast(isApplicationItem)?.owner;
  return phone ? { phone } : { user: items.findLast(({ owner }) => owner !== anyone)?.owner };
}

export const isApplicationItem = (item: OutboxItem) => item.kind === 'application';

let opened: Promise<void> | undefined;

/**
 * Starts the outbox once per page load, because starting it again would only skip the delays between
 * attempts.
 */
export function openOutbox(): Promise<void> {
  opened ??= open();
  return opened;
}

/**
 * Starts the outbox after restoring the registered phone number, which identifies the student's items. A
 * reload deletes the number from memory, so `open` reads it from the stored sign-up draft, without loading
 * the sign-up form, which most pages do not need.
 */
async function open(): Promise<void> {
  if (!credentials.phone() && !credentials.password()) {
    const kept = await loadStoredStep('sign-up', 'register');
    if (kept?.mobileNumber) credentials.keep({ phone: textOf(kept.mobileNumber) });
  }
  await outbox.start();
}

/**
 * Resolves to the item after the next attempt to send it, or as soon as something blocks the attempt.
 * Resolves to undefined if the item is removed.
 */
export function nextOutcome({ id, tries }: OutboxItem): Promise<OutboxItem | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const item = outbox.snapshot().items.find((each) => each.id === id);
      if (item && !isSettled(item)) return;
      unsubscribe();
      resolve(item);
    };
    const isSettled = (item: OutboxItem) => item.tries > tries || !isUnderWay.includes(item.state);
    const unsubscribe = outbox.subscribe(check);
    check();
  });
}

const isUnderWay: readonly OutboxItem['state'][] = ['waiting', 'sending', 'sending-in-other-tab'];

/**
 * Maps a form's id to the submitted answers. Drafts that the phone cannot store have no `savedAt`, so the
 * submitted answers show whether such a draft has changed since the submission.
 */
const submitted = new Map<string, Answers>();

export async function rememberSubmitted(form: string, draft: Draft): Promise<void> {
  await draft.flush();
  submitted.set(form, draft.snapshot().answers);
}

export const submittedAnswers = (form: string) => submitted.get(form);
