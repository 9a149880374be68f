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
 * Returns whether an outbox item belongs to the logged-in student. All items do, except anonymous ones, because a
 * log-in deletes those of other students (open-session.ts).
 */
const isOfStudent = ({ owner }: OutboxItem) => owner !== anyone;

/** Returns whether the student has unsent items, so that the page can warn before the sign-out deletes them. */
export async function hasUnsent(): Promise<boolean> {
  return (await outbox.refresh()).some((item) => isVisiblyUnsent(item) && isOfStudent(item));
}

/** Signs out and deletes all of this student's data from the phone and from every tab. Works without a network. */
export async function signOut(): Promise<void> {
  endSession();
  credentials.forgetAll();
  await outbox.forget(isOfStudent);
  await clearPhone();
  clearTab();
  leave();
}
