import { credentials } from '#api/credentials.ts';
import { logOut } from '#api/login.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { clearPhone } from './clear-phone.ts';
import { leave } from './other-tabs.ts';
import { clearTab } from './password-reset.ts';

/** Whether something is still on the phone. During a session it is this student's: see open-session.ts. */
export async function hasUnsent(): Promise<boolean> {
  return (await outbox.refresh()).some(isVisiblyUnsent);
}

/** Takes everything of this student off the phone, in every tab, whatever the network does. */
export async function signOut(): Promise<void> {
  logOut();
  credentials.forgetAll();
  await outbox.forget(() => true);
  await clearPhone();
  clearTab();
  leave();
}
