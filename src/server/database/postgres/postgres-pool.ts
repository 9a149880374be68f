import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export interface Limits {
  readonly connectMs: number;
  /**
   * Limits how long a read waits for a locked table. For requests the limit is short, because they would
   * otherwise occupy all connections while they wait.
   */
  readonly readLockMs: number;
  readonly writeLockMs: number;
  /** Limits a single statement. PostgreSQL itself cancels the statement, so the connection stays usable. */
  readonly statementMs: number;
  /**
   * Limits a whole read or transaction. This process enforces the limit by closing a connection that does not
   * answer in time.
   */
  readonly totalMs: number;
}

/** With these limits, every request is answered within five seconds, whatever the state of the database. */
export const requestLimits: Limits = {
  connectMs: 2_000,
  readLockMs: 500,
  writeLockMs: 2_000,
  statementMs: 3_500,
  totalMs: 4_000,
};

/** These limits are longer, because the office's command line may list many rows. */
export const officeLimits: Limits = {
  connectMs: 3_000,
  readLockMs: 30_000,
  writeLockMs: 30_000,
  statementMs: 30_000,
  totalMs: 120_000,
};

/** Lifts PostgreSQL's time limits. `createLease` recognises this text and stops enforcing `totalMs`. */
export const withoutLimitsSql = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * The maximum number of connections in each of the two pools. Reads have their own pool, so that they never
 * wait behind transactions that are waiting for a lock.
 */
const maxConnections = 8;

export function openPool(
  config: pg.ClientConfig,
  limits: Limits,
  onLostConnection: (error: Error) => void,
): PostgresPool {
  const open = (own: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({
      ...config,
      max: maxConnections,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs,
      // Makes PostgreSQL end a transaction, and release its locks, on a connection that this process has
      // abandoned.
      idle_in_transaction_session_timeout: Math.max(10_000, limits.statementMs),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...own,
    });
    // Without an error listener, a lost connection would end the process. The first listener reports the
    // error. If the connection was idle, the pool emits the error again, and the empty listener ignores it.
    pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLostConnection(error)));
    pool.on('error', () => {});
    return pool;
  };
  const writes = open();
  // The lock timeout is set after connecting, because connection poolers reject it as a start-up parameter.
  const shortLocks = { text: `set lock_timeout = ${limits.readLockMs}`, query_timeout: limits.connectMs };
  const reads = open({ onConnect: (client) => client.query(shortLocks) });
  return {
    options: {},
    connect: async () => createLease(reads, writes, limits),
    async end() {
      await Promise.all([reads.end(), writes.end()]);
    },
  };
}

/**
 * Takes a connection only when the first statement arrives, because that statement decides which pool is
 * used. If a statement gets no answer, the connection is discarded, because a late answer would be mistaken
 * for the answer to the next statement.
 */
function createLease(reads: pg.Pool, writes: pg.Pool, { totalMs, writeLockMs }: Limits): PostgresPoolClient {
  let deadline = performance.now() + totalMs;
  let client: pg.PoolClient | undefined;
  let isLost = false;

  async function ask(text: string, values: unknown[]) {
    const left = Math.max(1, Math.ceil(deadline - performance.now()));
    const statement = { text, values, query_timeout: Number.isFinite(left) ? left : undefined };
    try {
      return await client!.query(statement);
    } catch (error) {
      isLost ||= !(error instanceof pg.DatabaseError);
      throw error;
    }
  }

  async function query(text: string, values: readonly unknown[]) {
    // Does not send the rollback over a lost connection. PostgreSQL rolls back by itself, and an error of the
    // rollback would hide the original error from the caller.
    if (isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    const begins = /^(begin|start transaction)\b/.test(text);
    client ??= await (begins ? writes : reads).connect();
    if (text === withoutLimitsSql) deadline = Number.POSITIVE_INFINITY;
    return ask(begins ? `${text}; set local lock_timeout = ${writeLockMs}` : text, [...values]);
  }

  return {
    // The cast is needed because Kysely's second overload of `query`, for cursors, is not implemented.
    query: query as never,
    release: (isDiscarded) => client?.release(isLost || isDiscarded),
  };
}
