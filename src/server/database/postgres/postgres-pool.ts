import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** PostgreSQL time limits, in ms. */
export interface Limits {
  /** To get or open a connection. */
  readonly connectMs: number;
  /**
   * To wait for a lock when reading. Short, so that readers of one locked table never hold every connection for long.
   */
  readonly readLockMs: number;
  /** To wait for a lock when writing. */
  readonly writeLockMs: number;
  /** For one statement, enforced by PostgreSQL, so the connection stays usable. */
  readonly statementMs: number;
  /** For a whole read or transaction, enforced by us; a connection that does not answer in time is discarded. */
  readonly totalMs: number;
}

/** A request is answered within five seconds, whatever the state of the database. */
export const requestLimits: Limits = {
  connectMs: 2_000,
  readLockMs: 500,
  writeLockMs: 2_000,
  statementMs: 3_500,
  totalMs: 4_000,
};

/** For the command line, where long lists are acceptable. */
export const officeLimits: Limits = {
  connectMs: 3_000,
  readLockMs: 30_000,
  writeLockMs: 30_000,
  statementMs: 30_000,
  totalMs: 120_000,
};

/** Lifts PostgreSQL's limits, and with them ours, for a transaction of any length. */
export const withoutLimits = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Connections for transactions, and as many for reads, so that waiting writes take none from reads. */
const maxConnections = 8;

/** A process's connection pool, as Kysely expects it. */
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
      // A connection that we discarded may have left a transaction open, with its locks.
      idle_in_transaction_session_timeout: Math.max(10_000, limits.statementMs),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...own,
    });
    // Without a listener an error on a lost connection would end the process. The pool itself listens to idle
    // ones only, and emits their errors again. Losses during shutdown are not reported.
    pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLostConnection(error)));
    pool.on('error', () => {});
    return pool;
  };
  const writes = open();
  // Set after connecting, because poolers refuse it as a start-up parameter.
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
 * A connection for one read or one transaction, chosen by the first statement. Discarded after a statement without an
 * answer: a late answer would be taken for the next statement's.
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
    // PostgreSQL rolls back when the connection is lost. The caller gets the original error.
    if (isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    const begins = /^(begin|start transaction)\b/.test(text);
    client ??= await (begins ? writes : reads).connect();
    if (text === withoutLimits) deadline = Number.POSITIVE_INFINITY;
    return ask(begins ? `${text}; set local lock_timeout = ${writeLockMs}` : text, [...values]);
  }

  return {
    // Kysely's other overload, with a cursor, is not used.
    query: query as never,
    release: (isDiscarded) => client?.release(isLost || isDiscarded),
  };
}
