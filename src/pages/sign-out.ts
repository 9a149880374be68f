import { credentials } from '#api/credentials.ts';
import { applicationId, outbox } from '#api/deliveries.ts';
import { logOut } from '#api/login.ts';
import { isUnsent } from '#api/outbox.ts';
import type { OutboxItem } from '#api/outbox-store.ts';
import { session } from '#api/session.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { forgetDrafts } from '#engine/drafts.ts';
import { forgetFiles } from '#engine/files.ts';
import { paths } from '#paths';

const channelName = 'sign-out';

/** Whether this student has sent something that is still on the phone. */
export async function hasUnsent(): Promise<boolean> {
  await outbox.start();
  const { items } = outbox.snapshot();
  return items.some((item) => isUnsent(item) && isOwn(item, items));
}

/** Takes everything of this student off the phone, in every tab (decisions.md 18). */
export async function signOut(): Promise<void> {
  const { items } = outbox.snapshot();
  await outbox.forget((item) => !isUnsent(item) || isOwn(item, items));
  credentials.forgetAll();
  await Promise.all([forgetDrafts(), forgetFiles(), logOut()]);
  new BroadcastChannel(channelName).postMessage('now');
  leave();
}

/** A tab that hears of it starts anew: what it held in memory is gone as well. */
export function followSignOut(): void {
  new BroadcastChannel(channelName).addEventListener('message', leave);
}

const leave = () => window.location.replace(paths.landing);

/** An item is the student's by the phone of this visit, or of an application that the server gave this id. */
function isOwn(item: OutboxItem, items: readonly OutboxItem[]): boolean {
  const user = session.current()?.user;
  const phones = items.filter((each) => applicationId(each) === user).map(({ owner }) => owner);
  return item.owner === user || [...phones, canonicalPhone(credentials.phone() ?? '')].includes(item.owner);
}
