import type { Tables } from './tables.ts';

interface TablePolicy<Row> {
  /** The primary key, which determines the read order. All its columns are text. */
  readonly key: readonly (keyof Row & string)[];
  /**
   * Useful for minutes or hours only, and useless after a restore: left out of backups, and does not block a restore.
   */
  readonly isEphemeral?: true;
  /** Transforms a row for backups. */
  readonly forBackup?: (row: Row) => Row;
}

/**
 * Every table, referenced tables first, so that rows can be inserted in this order. The compiler requires new tables to
 * be listed here, so no backup misses one.
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
  // Relearned at the next log-in; where a student logs in from should not sit in a backup for years.
  known_clients: { key: ['phone', 'client'], isEphemeral: true },
  submission_phones: { key: ['client', 'phone'] },
  client_budgets: { key: ['client', 'budget'], isEphemeral: true },
  reset_lookups: { key: ['client', 'phone'] },
  reset_entries: { key: ['phone'], isEphemeral: true },
  // After a restore the sweep would delete files stored since the backup.
  files_under_way: { key: ['stored_as'], isEphemeral: true },
  reset_codes: { key: ['student_id', 'client'], isEphemeral: true },
  reset_sendings: { key: ['id'], isEphemeral: true },
  form_sessions: { key: ['token_digest', 'form'], isEphemeral: true },
  write_probe: { key: ['id'], isEphemeral: true },
  // Every server publishes its own at startup.
  build_assets: { key: ['name'], isEphemeral: true },
} satisfies { readonly [Name in keyof Tables]: TablePolicy<Tables[Name]> };

/** Tables of earlier versions, which backups of those versions contain; listed after the tables that they refer to. */
const formerTables = {
  freelance_surveys: { key: ['id'] },
  business_loans: { key: ['id'] },
};

/** Current and former tables. */
export type TableName = keyof Tables | keyof typeof formerTables;

/** A row of any table, in the form that both databases return. */
export interface Row {
  readonly [column: string]: string | number | null;
}

export const tableNames = Object.keys(everyTable) as (keyof Tables)[];

/** Current and former tables, typed by name only. */
export const tablesByName = { ...everyTable, ...formerTables } as never as {
  readonly [Name in TableName]: TablePolicy<Row>;
};

/** In insertion order. */
export const knownTableNames = Object.keys(tablesByName) as TableName[];

/** A plaintext code would sit in a backup for years, and has expired by the time it is restored. */
function withoutCode(message: Tables['messages']): Tables['messages'] {
  const isCode = message.kind === 'reset-code' && message.parameters !== null;
  return isCode ? { ...message, state: 'expired', parameters: null } : message;
}
