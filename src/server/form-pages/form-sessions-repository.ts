import type { FormState } from '#contract/form-state.ts';
import { newToken, sha256 } from '../auth/tokens.ts';
import { type Database, transaction } from '../database/transaction.ts';

export const sessionSeconds = 2 * 60 * 60;

export interface FormSession {
  readonly form: string;
  readonly state: FormState;
  readonly revision: number;
  readonly lastDigest: string;
  /**
   * The idempotency key of the next submission. It changes only when a submission is accepted, so that both
   * submissions of a double tap have the same key.
   */
  readonly sendKey: string;
  /** The time of the last save in epoch milliseconds. */
  readonly savedAt: number;
}

interface Kept {
  readonly state: FormState;
  readonly digest: string;
}

/**
 * Keeps what students have filled in when their browsers run no JavaScript. A random token in a cookie
 * identifies the browser, and the database stores only the token's digest.
 */
export function createFormSessions(database: Database, now: () => number) {
  const lifetime = sessionSeconds * 1000;
  const expiry = () => now() + lifetime;
  const unexpired = (token: string) =>
    database
      .selectFrom('form_sessions')
      .where('token_digest', '=', sha256(token))
      .where('expires_at', '>', now());

  return {
    newToken,

    async find(token: string, form: string): Promise<FormSession | undefined> {
      const row = await unexpired(token).where('form', '=', form).selectAll().executeTakeFirst();
      return (
        row && {
          form,
          state: JSON.parse(row.state),
          revision: row.revision,
          lastDigest: row.last_press,
          sendKey: sha256(`${row.token_digest}/${form}/${row.sendings}`),
          savedAt: row.expires_at - lifetime,
        }
      );
    },

    async isKnown(token: string): Promise<boolean> {
      const row = await unexpired(token).select('form').executeTakeFirst();
      return row !== undefined;
    },

    begin: (token: string, form: string, { state, digest }: Kept): Promise<void> =>
      transaction(database, async (trx) => {
        const kept = { state: JSON.stringify(state), last_press: digest, expires_at: expiry() };
        await trx
          .insertInto('form_sessions')
          .values({ token_digest: sha256(token), form, revision: 0, sendings: 0, ...kept })
          // This overwrites the row of a concurrent first post, or an expired row.
          .onConflict((conflict) => conflict.columns(['token_digest', 'form']).doUpdateSet(kept))
          .execute();
      }),

    /** Returns false if another request has saved the session since `revision` was read. */
    save: (token: string, { form, revision }: FormSession, { state, digest }: Kept): Promise<boolean> =>
      transaction(database, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('form_sessions')
          .set((row) => ({
            state: JSON.stringify(state),
            last_press: digest,
            revision: revision + 1,
            sendings: state.receipt ? row('sendings', '+', 1) : row.ref('sendings'),
            expires_at: expiry(),
          }))
          .where('token_digest', '=', sha256(token))
          .where('form', '=', form)
          .where('revision', '=', revision)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    /** Deletes the session, unless the form was posted again after `savedAt` (epoch milliseconds). */
    end: (token: string, form: string, savedAt: number) =>
      transaction(database, (trx) =>
        trx
          .deleteFrom('form_sessions')
          .where('token_digest', '=', sha256(token))
          .where('form', '=', form)
          .where('expires_at', '=', savedAt + lifetime)
          .execute(),
      ),

    sweep: () =>
      transaction(database, (trx) =>
        trx.deleteFrom('form_sessions').where('expires_at', '<=', now()).execute(),
      ),
  };
}
