import type { Config } from '../config.ts';
import { type Database, transaction } from '../database/transaction.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { newToken, sha256 } from './tokens.ts';

/** How stale `used_at` may grow, so that not every read writes. */
const touchInterval = 60_000;

interface VerifiedStudent {
  readonly studentId: string;
  /** The hash that the password was compared with. */
  readonly passwordHash: string;
}

type Lifetimes = Pick<Config, 'sessionIdleMs' | 'sessionMaxMs'>;

export function createSessions(database: Database, now: () => number, lifetimes: Lifetimes) {
  const { sessionIdleMs, sessionMaxMs } = lifetimes;

  /** Tried once: while nothing can be written, reads go on, and the next call tries again. */
  async function touch(token: string): Promise<void> {
    try {
      await database
        .updateTable('sessions')
        .set({ used_at: now() })
        .where('token_digest', '=', sha256(token))
        .execute();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  return {
    /**
     * A new token, for the password that was just proven: undefined when a reset has replaced it meanwhile, or a
     * log-in with the old one could outlive the reset. Sessions that have run out, whosever they are, go at the
     * same time.
     */
    open({ studentId, passwordHash }: VerifiedStudent): Promise<string | undefined> {
      const token = newToken();
      const at = now();
      return transaction(database, async (trx) => {
        const student = await trx
          .updateTable('students')
          .set((row) => ({ id: row.ref('id') }))
          .where('id', '=', studentId)
          .where('password_hash', '=', passwordHash)
          .returning('id')
          .executeTakeFirst();
        if (!student) return undefined;
        await trx
          .deleteFrom('sessions')
          .where((is) =>
            is.or([is('used_at', '<', at - sessionIdleMs), is('created_at', '<', at - sessionMaxMs)]),
          )
          .execute();
        await trx
          .insertInto('sessions')
          .values({ token_digest: sha256(token), student_id: studentId, created_at: at, used_at: at })
          .execute();
        return token;
      });
    },

    /** Whose token this is, unless it has run out. */
    async studentOf(token: string): Promise<string | undefined> {
      const at = now();
      const session = await database
        .selectFrom('sessions')
        .where('token_digest', '=', sha256(token))
        .where('used_at', '>=', at - sessionIdleMs)
        .where('created_at', '>=', at - sessionMaxMs)
        .select(['student_id', 'used_at'])
        .executeTakeFirst();
      if (session && session.used_at < at - touchInterval) await touch(token);
      return session?.student_id;
    },

    close: (token: string) =>
      transaction(database, (trx) =>
        trx.deleteFrom('sessions').where('token_digest', '=', sha256(token)).execute(),
      ),
  };
}
