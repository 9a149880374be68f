import type { Tables } from './tables.ts';

interface TablePolicy<Row> {
  /** Columns of the primary key, by which rows are sorted when read. All of these columns are text. */
  readonly key: readonly (keyof Row & string)[];
  /**
   * Marks a table whose rows are useful for minutes or hours only, and useless after a restore. Backups leave such a
   * table out, and a database with rows in such tables only can still be restored into.
   */
  readonly isEphemeral?: true;
  /** Transforms a row before it is written to a backup. */
  readonly forBackup?: (row: Row) => Row;
}

/**
 * Every table, each after the tables that it references, so that rows can be inserted in this order. The compiler
 * requires each new table to be listed here, so that no backup misses a table.
 */
const everyTable = {
  students: { key: ['id'] },
  applications: { key: ['id'] },
  invoice_files: { key: ['id'] },
  transactions: { key: ['id'] },
  submissions: { key: ['id'] },
  messages: { key: ['id'], forBackup: withoutCode },
  reminder_requests: { key: ['id'], isEphemeral: true },
  phone_changes: { key: ['id'] },
  sessions: { key: ['token_digest'], isEphemeral: true },
  login_failures: { key: ['phone', 'client'] },
  // Needs no backup: a client becomes known again at the next log-in. A backup, which may be stored for years, should
  // not contain the IP addresses from which students logged in.
  known_clients: { key: ['phone', 'client'], isEphemeral: true },
  submission_phones: { key: ['client', 'phone'] },
  client_budgets: { key: ['client', 'budget'], isEphemeral: true },
  reset_lookups: { key: ['client', 'phone'] },
  reset_entries: { key: ['phone'], isEphemeral: true },
  // Must not be restored: `sweepFiles` would delete invoice files that were stored since the backup.
  files_under_way: { key: ['stored_as'], isEphemeral: true },
  reset_codes: { key: ['student_id', 'client'], isEphemeral: true },
  reset_sendings: { key: ['id'], isEphemeral: true },
  form_sessions: { key: ['token_digest', 'form'], isEphemeral: true },
  write_probe: { key: ['id'], isEphemeral: true },
  // Needs no backup: every server process stores the assets of its own build when it starts.
  build_assets: { key: ['name'], isEphemeral: true },
} satisfies { readonly [Name in keyof Tables]: TablePolicy<Tables[Name]> };

/**
 * Tables of earlier versions of this program, which backups of those versions contain. Each is listed after the tables
 * that it references.
 */
const formerTables = {
  freelance_surveys: { key: ['id'] },
  business_loans: { key: ['id'] },
};

/** Name of a current or former table. */
export type TableName = keyof Tables | keyof typeof formerTables;

/** A row of any table, with the column types that both databases return. */
export interface Row {
  readonly [column: string]: string | number | null;
}

export const tableNames = Object.keys(everyTable) as (keyof Tables)[];

/** The key and the backup policy of every current and former table, by name. Rows have the general type `Row`. */
export const tablesByName = { ...everyTable, ...formerTables } as never as {
  readonly [Name in TableName]: TablePolicy<Row>;
};

/** Names of current and former tables, in the order in which rows can be inserted. */
export const knownTableNames = Object.keys(tablesByName) as TableName[];

/**
 * Removes the code of a reset message from a backup row: a plaintext code would stay in the backup for years, and has
 * expired by the time the backup is restored.
 */
function withoutCode(message: Tables['messages']): Tables['messages'] {
  const isCode = message.kind === 'reset-code' && message.parameters !== null;
  return isCode ? { ...message, state: 'expired', parameters: null } : message;
}
