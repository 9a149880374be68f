import { newId } from '../auth/tokens.ts';
import { type Database, transaction } from '../database/transaction.ts';

export interface ReminderRequest {
  readonly id: string;
  /** An empty string if the request did not contain a phone number. */
  readonly phone: string;
  readonly address: string;
  readonly askedAt: number;
}

export function createReminderRequests(database: Database, now: () => number) {
  return {
    add: (phone: string, address: string) =>
      transaction(database, (trx) =>
        trx
          .insertInto('reminder_requests')
          .values({ id: newId(), phone, address, asked_at: now() })
          .execute(),
      ),

    oldest: (most: number): Promise<ReminderRequest[]> =>
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
