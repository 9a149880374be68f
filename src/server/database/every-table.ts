import type { Tables } from './tables.ts';

interface TablePolicy<Row> {
  /** The columns of the primary key, which are all text. Rows are sorted by these columns, in this order. */
  readonly key: readonly (keyof Row & string)[];
  /**
   * If true, backups omit the table, because its rows are soon obsolete or can be created again. A database
   * in which only ephemeral tables have rows counts as empty.
   */
  readonly isEphemeral?: true;
  readonly forBackup?: (row: Row) => Row;
}

/**
 * Each table comes after the tables that it references, so that rows can be inserted in this order. The
 * compiler reports a table that is missing here, so that none is forgotten in a backup.
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
  // This table is not backed up, because a backup may be kept for years and should not contain the IP
  // addresses of all students who logged in.
  known_clients: { key: ['phone', 'client'], isEphemeral: true },
  submission_phones: { key: ['client', 'phone'] },
  client_budgets: { key: ['client', 'budget'], isEphemeral: true },
  reset_lookups: { key: ['client', 'phone'] },
  reset_entries: { key: ['phone'], isEphemeral: true },
  // This table is not backed up. It lists uploads that were not complete at the time of the backup. If it
  // were restored, `sweepAbandonedFiles` would delete their files, which may have been completed since.
  files_under_way: { key: ['stored_as'], isEphemeral: true },
  reset_codes: { key: ['student_id', 'client'], isEphemeral: true },
  reset_sendings: { key: ['id'], isEphemeral: true },
  form_sessions: { key: ['token_digest', 'form'], isEphemeral: true },
  write_probe: { key: ['id'], isEphemeral: true },
  // This table is not backed up, because every server process stores the assets of its own build when it
  // starts.
  build_assets: { key: ['name'], isEphemeral: true },
} satisfies { readonly [Name in keyof Tables]: TablePolicy<Tables[Name]> };

/** These tables exist only in backups of earlier versions. Each comes after the tables that it references. */
const formerTables = {
  freelance_surveys: { key: ['id'] },
  business_loans: { key: ['id'] },
};

export type TableName = keyof Tables | keyof typeof formerTables;

export interface Row {
  readonly [column: string]: string | number | null;
}

export const tableNames = Object.keys(everyTable) as (keyof Tables)[];

export const tablesByName = { ...everyTable, ...formerTables } as never as {
  readonly [Name in TableName]: TablePolicy<Row>;
};

export const knownTableNames = Object.keys(tablesByName) as TableName[];

/**
 * Removes the code from the message, because a backup may be kept for years and must not contain a code in
 * plaintext. By the time the backup is restored, the code would have expired anyway.
 */
function withoutCode(message: Tables['messages']): Tables['messages'] {
  const isCode = message.kind === 'reset-code' && message.parameters !== null;
  return isCode ? { ...message, state: 'expired', parameters: null } : message;
}
