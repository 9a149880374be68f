import type { Tables } from './tables.ts';

interface TablePolicy<Row> {
  /** The primary key: rows are read in its order. All of it is text. */
  readonly key: readonly (keyof Row & string)[];
  /** Of use for minutes or hours only, and to nobody after a restore: not in backups, and no obstacle to restoring one. */
  readonly isEphemeral?: true;
  /** The row as a backup may hold it. */
  readonly forBackup?: (row: Row) => Row;
}

/**
 * Every table, those first to which others refer, so that rows can be put in in this order. Whoever adds a table
 * is asked by the compiler to add it here, and so no backup forgets it.
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
  // Learned again by the next log-in, and where a student logs in from shall not lie in a backup for years.
  known_clients: { key: ['phone', 'client'], isEphemeral: true },
  submission_phones: { key: ['client', 'phone'] },
  client_budgets: { key: ['client', 'budget'], isEphemeral: true },
  reset_lookups: { key: ['client', 'phone'] },
  reset_entries: { key: ['phone'], isEphemeral: true },
  // After a restore the sweep would delete files that were stored after the backup.
  files_under_way: { key: ['stored_as'], isEphemeral: true },
  reset_codes: { key: ['student_id', 'client'], isEphemeral: true },
  reset_sendings: { key: ['id'], isEphemeral: true },
  form_sessions: { key: ['token_digest', 'form'], isEphemeral: true },
  write_probe: { key: ['id'], isEphemeral: true },
  // Every server puts its own in when it starts.
  build_assets: { key: ['name'], isEphemeral: true },
} satisfies { readonly [Name in keyof Tables]: TablePolicy<Tables[Name]> };

/** Tables of versions before, behind those that they refer to: backups of those versions have them. */
const formerTables = {
  freelance_surveys: { key: ['id'] },
  business_loans: { key: ['id'] },
};

/** Of today and of versions before. */
export type TableName = keyof Tables | keyof typeof formerTables;

/** A row of any table, as both databases hold it. */
export interface Row {
  readonly [column: string]: string | number | null;
}

export const tableNames = Object.keys(everyTable) as (keyof Tables)[];

/** The same list and the tables of versions before, of tables whose rows are not told apart. */
export const tablesByName = { ...everyTable, ...formerTables } as never as {
  readonly [Name in TableName]: TablePolicy<Row>;
};

/** In the order in which rows can be put in. */
export const knownTableNames = Object.keys(tablesByName) as TableName[];

/** A code in clear would lie in a backup for years, and has run out when it is restored. */
function withoutCode(message: Tables['messages']): Tables['messages'] {
  const isCode = message.kind === 'reset-code' && message.parameters !== null;
  return isCode ? { ...message, state: 'expired', parameters: null } : message;
}
