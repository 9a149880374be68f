import { credentials } from '#api/credentials.ts';
import { endSession, revokeToken } from '#api/login.ts';
import { type Session, session } from '#api/session-store.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { isVisibleTo, type StudentIdentity } from '#outbox/ownership.ts';
import { isApplicationItem, outbox } from '#outbox/portal-outbox.ts';
import { clearPhone } from './clear-phone.ts';
import { clearTab } from './clear-tab.ts';
import { storedPhone } from './registration.ts';

export async function wouldLoseUnsent(student: StudentIdentity): Promise<boolean> {
  const items = await outbox.refresh();
  return items.some((item) => isVisiblyUnsent(item) && !isVisibleTo(student, item, items));
}

/**
 * If the student has cancelled the log-in or left the page, ends the new session and throws the signal's
 * reason, because somebody else may be using the phone by now.
 */
export function endIfAborted(opened: Session, signal: AbortSignal): void {
  if (!signal.aborted) return;
  if (session.current()?.token === opened.token) endSession();
  else revokeToken(opened.token);
  throw signal.reason;
}

/** Starts a session. If the phone contains another student's data, deletes that data first. */
export async function openSession(opened: Session, phone: string, signal: AbortSignal): Promise<void> {
  const student = { phone, user: opened.user };
  const items = await outbox.refresh();
  const belongsToAnother = await areDraftsOfAnother(student, items);
  endIfAborted(opened, signal);
  await outbox.forget((item) => !isVisibleTo(student, item, items));
  if (belongsToAnother) await clearPhone();
  endIfAborted(opened, signal);
  credentials.loggedIn(phone);
  clearTab();
  session.start(opened);
}

/**
 * Returns whether the drafts and files on the phone belong to another student. Drafts and files are stored
 * without an owner, so they are assumed to belong to the last known student or, if no student is known, to
 * the student who logs in.
 */
async function areDraftsOfAnother(student: StudentIdentity, items: readonly OutboxItem[]): Promise<boolean> {
  const phone = (await storedPhone()) ?? credentials.phone();
  if (phone) return canonicalPhone(phone) !== canonicalPhone(student.phone ?? '');
  const user = session.lastUser();
  if (user) return user !== student.user;
  const last = items.findLast(isApplicationItem);
  return last !== undefined && !isVisibleTo(student, last, items);
}
