import { isSubmissionResponse } from '#api/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';

/** What is known about a student: the phone number, the id on the server, or both. */
export interface StudentIdentity {
  readonly phone?: string | undefined;
  readonly user?: string | undefined;
}

/** The owner of anonymous items, which everyone on this phone sees and which a log-in does not remove. */
export const anyone = 'anyone';

/**
 * Returns whether an item is anonymous or belongs to this student. An item's owner may be a phone number or
 * an id on the server; a sent application in `items` shows which phone number belongs to the id.
 */
export function isVisibleTo(
  { phone, user }: StudentIdentity,
  item: OutboxItem,
  items: readonly OutboxItem[],
): boolean {
  if (item.owner === anyone) return true;
  if (phone && item.owner === canonicalPhone(phone)) return true;
  if (!user) return false;
  return (
    item.owner === user || items.some((each) => applicationId(each) === user && each.owner === item.owner)
  );
}

/** Returns the id that the server gave to an application; undefined until the application is sent. */
export function applicationId(item: OutboxItem | undefined): string | undefined {
  return item?.kind === 'application' && isSubmissionResponse(item.answer) ? item.answer.id : undefined;
}
