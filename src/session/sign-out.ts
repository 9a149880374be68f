import { credentials } from '#api/credentials.ts';
import { logOut } from '#api/login.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { anyone } from '#outbox/ownership.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { clearPhone } from './clear-phone.ts';
import { leave } from './other-tabs.ts';
import { clearTab } from './password-reset.ts';

/** During a session every item belongs to this student (see open-session.ts), except anonymous ones. */
const isOfStudent = ({ owner }: OutboxItem) => owner !== anyone;

/** Whether the student has unsent items. */
export async function hasUnsent(): Promise<boolean> {
  return (await outbox.refresh()).some((item) => isVisiblyUnsent(item) && isOfStudent(item));
}

/** Deletes everything of this student from the phone, in every tab, even without a network. */
export async function signOut(): Promise<void> {
  logOut();
  credentials.forgetAll();
  await outbox.forget(isOfStudent);
  await clearPhone();
  clearTab();
  leave();
}
