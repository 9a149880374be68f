import { credentials } from '#api/credentials.ts';
import { logOut } from '#api/login.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { anyone } from '#outbox/ownership.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { clearPhone } from './clear-phone.ts';
import { leave } from './other-tabs.ts';
import { clearTab } from './password-reset.ts';

/** During a session all is this student's (see open-session.ts), but for what goes without a name. */
const isOfStudent = ({ owner }: OutboxItem) => owner !== anyone;

/** Whether something of the student is still on the phone. */
export async function hasUnsent(): Promise<boolean> {
  return (await outbox.refresh()).some((item) => isVisiblyUnsent(item) && isOfStudent(item));
}

/** Takes everything of this student off the phone, in every tab, whatever the network does. */
export async function signOut(): Promise<void> {
  logOut();
  credentials.forgetAll();
  await outbox.forget(isOfStudent);
  await clearPhone();
  clearTab();
  leave();
}
