import { credentials } from '#api/credentials.ts';
import { endSession } from '#api/login.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { anyone } from '#outbox/ownership.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { clearPhone } from './clear-phone.ts';
import { clearTab } from './clear-tab.ts';
import { leave } from './other-tabs.ts';

/**
 * Returns whether the item belongs to the student who signs out. Every item does, unless it is anonymous,
 * because a log-in deletes the items of other students (open-session.ts).
 */
const isOfStudent = ({ owner }: OutboxItem) => owner !== anyone;

export async function hasUnsent(): Promise<boolean> {
  return (await outbox.refresh()).some((item) => isVisiblyUnsent(item) && isOfStudent(item));
}

/** Ends the session and deletes this student's data from every tab. Works without a network. */
export async function signOut(): Promise<void> {
  endSession();
  credentials.forgetAll();
  await outbox.forget(isOfStudent);
  await clearPhone();
  clearTab();
  leave();
}
