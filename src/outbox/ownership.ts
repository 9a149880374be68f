import { isSubmissionResponse } from '#api/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';

/** As much as is known of a student: the phone number, the id that the server gave, both. */
export interface StudentIdentity {
  readonly phone?: string | undefined;
  readonly user?: string | undefined;
}

/** The owner of what goes without a name. It is nobody's secret that it was sent, and no log-in takes it away. */
export const anyone = 'anyone';

/** Whether an item is this student's: by the phone it was sent with, or by the id that the server gave. */
export function isOwnedBy(
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

/** The server's id of an application, once it has answered. */
export function applicationId(item: OutboxItem | undefined): string | undefined {
  return item?.kind === 'application' && isSubmissionResponse(item.answer) ? item.answer.id : undefined;
}
