import { newId } from '../auth/tokens.ts';
import { type Database, transaction } from '../database/transaction.ts';

export interface ReminderRequest {
  readonly id: string;
  /** Empty if the text was not a phone number. */
  readonly phone: string;
  /** The client's IP address. */
  readonly address: string;
  readonly askedAt: number;
}

/** Requests for reminders, for any phone number; each is kept until it is processed. */
export function createReminderRequests(database: Database, now: () => number) {
  return {
    add: (phone: string, address: string) =>
      transaction(database, (trx) =>
        trx
          .insertInto('reminder_requests')
          .values({ id: newId(), phone, address, asked_at: now() })
          .execute(),
      ),

    /** The oldest requests, at most `most`. */
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
