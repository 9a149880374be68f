import type { Config } from '../config.ts';
import { isUnavailable } from '../database/store-errors.ts';
import { type Database, transaction } from '../database/transaction.ts';
import { lockVerified, type VerifiedStudent } from './students-repository.ts';
import { newToken, sha256 } from './tokens.ts';

/**
 * The time in ms that must pass before a session's `used_at` is updated again. If it were updated at every
 * request, every request would write to the database.
 */
const touchInterval = 60_000;

type Lifetimes = Pick<Config, 'sessionIdleMs' | 'sessionMaxMs'>;

export function createSessions(database: Database, now: () => number, lifetimes: Lifetimes) {
  const { sessionIdleMs, sessionMaxMs } = lifetimes;

  return {
    open(student: VerifiedStudent): Promise<string | undefined> {
      const token = newToken();
      const at = now();
      return transaction(database, async (trx) => {
        if ((await lockVerified(trx, student)) === undefined) return undefined;
        await trx
          .deleteFrom('sessions')
          .where((is) =>
            is.or([is('used_at', '<', at - sessionIdleMs), is('created_at', '<', at - sessionMaxMs)]),
          )
          .execute();
        await trx
          .insertInto('sessions')
          .values({ token_digest: sha256(token), student_id: student.studentId, created_at: at, used_at: at })
          .execute();
        return token;
      });
    },

    async studentOf(token: string): Promise<string | undefined> {
      const at = now();
      const session = await database
        .selectFrom('sessions')
        .where('token_digest', '=', sha256(token))
        .where('used_at', '>=', at - sessionIdleMs)
        .where('created_at', '>=', at - sessionMaxMs)
        .select(['token_digest', 'student_id', 'used_at'])
        .executeTakeFirst();
      if (session && session.used_at < at - touchInterval) await touch(database, session.token_digest, at);
      return session?.student_id;
    },

    close: (token: string) =>
      transaction(database, (trx) =>
        trx.deleteFrom('sessions').where('token_digest', '=', sha256(token)).execute(),
      ),
  };
}

/**
 * Updates the session's `used_at` without retrying. If the database cannot be written, the request still
 * succeeds, and the student's next request tries again.
 */
async function touch(database: Database, digest: string, at: number): Promise<void> {
  try {
    await database.updateTable('sessions').set({ used_at: at }).where('token_digest', '=', digest).execute();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
