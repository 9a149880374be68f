import { isSubmissionResponse } from '#api/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';

export interface StudentIdentity {
  readonly phone?: string | undefined;
  readonly user?: string | undefined;
}

/**
 * The owner of anonymous items: everyone on this phone sees these items, and a log-in does not remove them.
 */
export const anyone = 'anyone';

/**
 * Returns whether the student may see the item. Anonymous items are visible to everyone. The owner of any
 * other item may be a phone number or an id on the server; a sent application in `items` shows which phone
 * number belongs to which id.
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

export function applicationId(item: OutboxItem | undefined): string | undefined {
  return item?.kind === 'application' && isSubmissionResponse(item.answer) ? item.answer.id : undefined;
}
