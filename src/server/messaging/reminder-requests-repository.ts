import { newId } from '../auth/tokens.ts';
import { type Database, transaction } from '../database/transaction.ts';

type ReminderRequests = ReturnType<typeof createReminderRequests>;
export type ReminderRequest = Awaited<ReturnType<ReminderRequests['oldest']>>[number];

export function createReminderRequests(database: Database, now: () => number) {
  return {
    /** `phone` is an empty string if the request did not contain a phone number. */
    add: (phone: string, address: string) =>
      transaction(database, (trx) =>
        trx
          .insertInto('reminder_requests')
          .values({ id: newId(), phone, address, asked_at: now() })
          .execute(),
      ),

    oldest: (most: number) =>
      database
        .selectFrom('reminder_requests')
        .orderBy('asked_at')
        .limit(most)
        .select(['id', 'phone', 'address', 'asked_at as askedAt'])
        .execute(),

    remove: (id: string) =>
      transaction(database, (trx) => trx.deleteFrom('reminder_requests').where('id', '=', id).execute()),
  };
}
