import { newToken, sha256 } from '../auth/tokens.ts';
import { type Database, transaction } from '../database/transaction.ts';
import type { FormState } from './form-state.ts';

/** Also the cookie's lifetime, in seconds. */
export const sessionSeconds = 2 * 60 * 60;

export interface FormSession {
  readonly form: string;
  readonly state: FormState;
  /** Incremented with every save, so that concurrent requests do not overwrite each other. */
  readonly revision: number;
  /** Digest of the browser's last post. */
  readonly lastPress: string;
  /** Idempotency key of the next submission: the same for all its presses, and for no other submission. */
  readonly sendKey: string;
  /** Time of the last press, in epoch milliseconds. */
  readonly savedAt: number;
}

interface Kept {
  readonly state: FormState;
  readonly press: string;
}

/**
 * Answers of browsers without JavaScript, kept for two hours under a random token of which only the digest is stored.
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

    /** Undefined if the token is unknown or has expired. */
    async find(token: string, form: string): Promise<FormSession | undefined> {
      const row = await unexpired(token).where('form', '=', form).selectAll().executeTakeFirst();
      return (
        row && {
          form,
          state: JSON.parse(row.state),
          revision: row.revision,
          lastPress: row.last_press,
          sendKey: sha256(`${row.token_digest}/${form}/${row.sendings}`),
          savedAt: row.expires_at - lifetime,
        }
      );
    },

    /** Whether the token has any session here. */
    async isKnown(token: string): Promise<boolean> {
      const row = await unexpired(token).select('form').executeTakeFirst();
      return row !== undefined;
    },

    /** Stores the first press on a form. */
    begin: (token: string, form: string, { state, press }: Kept): Promise<void> =>
      transaction(database, async (trx) => {
        const kept = { state: JSON.stringify(state), last_press: press, expires_at: expiry() };
        await trx
          .insertInto('form_sessions')
          .values({ token_digest: sha256(token), form, revision: 0, sendings: 0, ...kept })
          // Of two concurrent first presses, or after an expired session, the last one wins.
          .onConflict((conflict) => conflict.columns(['token_digest', 'form']).doUpdateSet(kept))
          .execute();
      }),

    /** Returns false and stores nothing if another request has saved since this one read. */
    save: (token: string, { form, revision }: FormSession, { state, press }: Kept): Promise<boolean> =>
      transaction(database, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('form_sessions')
          .set((row) => ({
            state: JSON.stringify(state),
            last_press: press,
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

    /** The phone now has this press's answers. Later posts are kept. */
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
