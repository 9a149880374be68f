const sqliteUnique = 2067;
const postgresUnique = '23505';

/** Whether a row was refused because another has what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' ? errcode === sqliteUnique : code === postgresUnique;
}
