/** SQLite's result codes for busy, locked, read-only, input/output error, disk full and cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);
const sqliteBusy = new Set([5, 6]);

/**
 * SQLite's code for an error that a trigger raised. Only a database that was moved to PostgreSQL has triggers
 * (sqlite/seal.ts).
 */
const sqliteSealed = 1811;

const systemCodes = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  'STORE_UNAVAILABLE',
]);

/**
 * These SQLSTATE classes and codes stand for: connection lost, out of resources, shut down by an operator,
 * system error, read-only, serialization failure, commit unknown, deadlock, and lock not available.
 */
const postgresCodes = /^(08|53|57|58)|^(25006|40001|40003|40P01|55P03)$/;
/**
 * The SQLSTATE codes of a serialization failure and a deadlock, after which an immediate retry may succeed.
 * 55P03 (lock not available) is not among them, because PostgreSQL has already waited for the lock as long as
 * a request may take.
 */
const postgresRetryable = /^(40001|40P01)$/;

/** The pg library gives these errors no code, so they are recognised by their messages. */
const lostConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * Returns whether the database or file store is unreachable, full or locked. In this case, the request itself
 * is valid and can be retried later.
 */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = fieldsOf(error);
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has(errcode & 0xff) || errcode === sqliteSealed;
  return systemCodes.has(code) || postgresCodes.test(code) || lostConnection.test(message);
}

/**
 * Returns whether a lock, a deadlock or a conflict caused the error, so that an immediate retry may succeed.
 */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = fieldsOf(error);
  return code === 'ERR_SQLITE_ERROR' ? sqliteBusy.has(errcode & 0xff) : postgresRetryable.test(code);
}

function fieldsOf(error: unknown) {
  const { code, errcode, message } = (error ?? {}) as { [field: string]: unknown };
  return { code: String(code ?? ''), errcode: Number(errcode ?? 0), message: String(message ?? '') };
}

const sqliteUnique = 2067;
const postgresUnique = '23505';

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = fieldsOf(error);
  return code === 'ERR_SQLITE_ERROR' ? errcode === sqliteUnique : code === postgresUnique;
}
