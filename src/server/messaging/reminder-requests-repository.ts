import { newId } from '../auth/tokens.ts';
import { type Database, transaction } from '../database/transaction.ts';

export interface ReminderRequest {
  readonly id: string;
  /** Empty for what is no phone. */
  readonly phone: string;
  /** The address that asked. */
  readonly address: string;
  readonly askedAt: number;
}

/** Reminders that were asked for, whoever was named: each stays until it was looked whether one is sent. */
export function createReminderRequests(database: Database, now: () => number) {
  return {
    add: (phone: string, address: string) =>
      transaction(database, (trx) =>
        trx
          .insertInto('reminder_requests')
          .values({ id: newId(), phone, address, asked_at: now() })
          .execute(),
      ),

    /** So many of those that were made first. */
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
