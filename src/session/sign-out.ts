import { credentials } from '#api/credentials.ts';
import { logOut } from '#api/login.ts';
import { isMissed } from '#outbox/delivery/outbox-view.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { emptyPhone } from './empty-phone.ts';
import { leave } from './other-tabs.ts';
import { forgetTab } from './reset-phone.ts';

/** Whether something is still on the phone. During a session it is this student's: see open-session.ts. */
export async function hasUnsent(): Promise<boolean> {
  return (await outbox.look()).some(isMissed);
}

/** Takes everything of this student off the phone, in every tab, whatever the network does (decisions.md 18). */
export async function signOut(): Promise<void> {
  logOut();
  credentials.forgetAll();
  await outbox.forget(() => true);
  await emptyPhone();
  forgetTab();
  leave();
}
