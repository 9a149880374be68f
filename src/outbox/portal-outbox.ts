import { credentials } from '#api/credentials.ts';
import { session } from '#api/session.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { type Answers, type Payload, textOf } from '#engine/core/index.ts';
import { type Draft, isFilePersisted, loadStoredStep } from '#engine/storage/index.ts';
import { createOutbox } from './delivery/outbox.ts';
import type { NewOutboxItem, OutboxItem, SentForm } from './delivery/outbox-item.ts';
import { isUnsent, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutboxStore } from './delivery/outbox-store.ts';
import type { StoredInvoice } from './invoice-sender.ts';
import { anyone, applicationId, isOwnedBy, type StudentIdentity } from './ownership.ts';
import { type StoredApplication, senders } from './senders.ts';

export type ItemKind = keyof typeof senders;

/** Everything that students send and that must not be lost. */
export const outbox = createOutbox({
  store: openOutboxStore(),
  senders,
  isHidden: () => document.hidden,
  wakeUps(wake) {
    if (!globalThis.window) return; // rendered at build
    window.addEventListener('online', () => wake('network'));
    window.addEventListener('focus', () => wake('look'));
    document.addEventListener('visibilitychange', () => document.hidden || wake('look'));
    session.subscribe(() => session.current() && wake('login'));
  },
});

credentials.holdPasswordWhile((phone) =>
  outbox.snapshot().items.some((item) => isApplicationItem(item) && isUnsent(item) && item.owner === phone),
);

/** Resolves when the item is stored on the phone. */
const add = (order: NewOutboxItem & { readonly kind: ItemKind }) => outbox.add(order);

export function enqueueApplication(application: StoredApplication): Promise<OutboxItem> {
  const owner = canonicalPhone(application.mobileNumber);
  return add({ kind: 'application', owner, payload: application });
}

/** Sends complete answers, as they travel, for a student's id or for `anyone`. */
export function enqueueAnswers(form: SentForm, answers: Payload, owner: string): Promise<OutboxItem> {
  return add({ kind: 'questionnaire', owner, form, payload: answers });
}

/**
 * Sends a kept file as the invoice of who is here: of the student who is logged in, or else of the application
 * sent from this phone, for whose id it waits. Undefined where there is neither.
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
 * What the student who is here has sent, and what became of it. Oldest first. On a shared phone nobody is shown another
 * student's items.
 */
export function ownItems({ items }: OutboxSnapshot): OutboxItem[] {
  const student = presumedStudent(items);
  const isLoggedIn = session.current() !== undefined;
  // A log-in has removed what was known to be another's, so an item without the server's id is this student's.
  return items.filter((item) => isOwnedBy(student, item, items) || (isLoggedIn && !applicationId(item)));
}

/** The last item of a kind. */
export function latestItem(kind: ItemKind, snapshot: OutboxSnapshot): OutboxItem | undefined {
  return ownItems(snapshot).findLast((item) => item.kind === kind);
}

/** The last answers to a form that were sent. */
export function latestAnswers(form: string, snapshot: OutboxSnapshot): OutboxItem | undefined {
  return ownItems(snapshot).findLast((item) => item.form?.id === form);
}

export const latestApplication = (snapshot: OutboxSnapshot) => latestItem('application', snapshot);

/**
 * The student who is or was logged in, or has registered; where nobody is known, the last who applied or sent something
 * from this phone: a browser that dies forgets a log-in of a moment ago, but not the items that wait.
 */
function presumedStudent(items: readonly OutboxItem[]): StudentIdentity {
  const student = { phone: credentials.phone(), user: session.lastUser() };
  const isSomebody = student.phone || student.user || credentials.password();
  if (isSomebody) return student;
  const phone = items.findLast(isApplicationItem)?.owner;
  return phone ? { phone } : { user: items.findLast(({ owner }) => owner !== anyone)?.owner };
}

export const isApplicationItem = (item: OutboxItem) => item.kind === 'application';

let opened: Promise<void> | undefined;

/** Sends what an earlier visit left, once a visit: asking again would only skip the waits between tries. */
export function openOutbox(): Promise<void> {
  opened ??= open();
  return opened;
}

/**
 * A reload has forgotten who registered last; the phone number in the sign-up's draft says whose items to show. It is
 * read without loading the form, which most pages do not need.
 */
async function open(): Promise<void> {
  if (!credentials.phone() && !credentials.password()) {
    const kept = await loadStoredStep('sign-up', 'register');
    if (kept?.mobileNumber) credentials.keep({ phone: textOf(kept.mobileNumber) });
  }
  await outbox.start();
}

/** The result of an item's next try, or of finding that it cannot be tried; undefined once it was removed. */
export function nextOutcome({ id, tries }: OutboxItem): Promise<OutboxItem | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const item = outbox.snapshot().items.find((each) => each.id === id);
      if (item && !isOver(item)) return;
      unsubscribe();
      resolve(item);
    };
    const isOver = (item: OutboxItem) => item.tries > tries || !isUnderWay.includes(item.state);
    const unsubscribe = outbox.subscribe(look);
    look();
  });
}

const isUnderWay: readonly OutboxItem['state'][] = ['waiting', 'sending', 'sending-in-other-tab'];

/** What this tab has sent last, by form: where the phone stores no draft, there is no time of writing to compare. */
const submitted = new Map<string, Answers>();

/** Called before a draft is sent, so that what is typed later is told from it. */
export async function rememberSubmitted(form: string, draft: Draft): Promise<void> {
  await draft.flush();
  submitted.set(form, draft.snapshot().answers);
}

export const submittedAnswers = (form: string) => submitted.get(form);
