import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsOf, type Store } from '../server/support/storage/rows.ts';
import { nameOfSubmission } from './writes.ts';

type Found = readonly [what: string, content: string];

/** The forms whose endpoints do not return the submission's id. */
const answeredWithoutId = new Set<unknown>(['business-loan', 'freelance-survey']);

export async function findingsIn(store: Store): Promise<Found[]> {
  const [students, submissions, invoices] = await Promise.all([
    rowsOf(
      store,
      'select s.phone, a.id, a.email from students s left join applications a on a.student_id = s.id',
    ),
    rowsOf(store, 'select id, form, application_id, answers from submissions'),
    rowsOf(store, 'select application_id, sha256, stored_as from invoice_files'),
  ]);
  return [
    ...students.flatMap(({ phone, id, email }): Found[] => [
      [`application of ${phone}`, `${id}`],
      [`account ${id}`, `${phone} ${email}`],
    ]),
    ...submissions.map(({ id, form, application_id, answers }): Found => {
      const flat = Object.assign({}, ...Object.values(JSON.parse(String(answers))));
      const name = nameOfSubmission(form, application_id, flat);
      return [name, answeredWithoutId.has(form) ? 'stored' : `${id}`];
    }),
    ...invoices.map(
      ({ application_id, sha256, stored_as }): Found => [
        `invoice of ${application_id}: ${sha256}`,
        digestOf(store, String(stored_as)),
      ],
    ),
  ];
}

function digestOf({ dataDir }: Store, name: string): string {
  try {
    return hash('sha256', readFileSync(path.join(dataDir, 'files', name)));
  } catch (error) {
    return String(error);
  }
}

/**
 * Returns two kinds of leftover files: partial files (`parts`), which must be deleted when the server starts,
 * and files without a row in the database (`strays`), which are deleted after a day.
 */
export async function leftoversIn(store: Store) {
  const folder = path.join(store.dataDir, 'files');
  const rows = await rowsOf(store, 'select stored_as from invoice_files');
  const known = new Set(['incoming', ...rows.map(({ stored_as }) => stored_as)]);
  return {
    parts: readdirSync(path.join(folder, 'incoming')),
    strays: readdirSync(folder).filter((name) => !known.has(name)),
  };
}

export async function damageIn(store: Store): Promise<string[]> {
  if (store.databaseUrl) return damageInPostgres(store);
  const integrity = await rowsOf(store, 'pragma integrity_check');
  const foreignKeys = await rowsOf(store, 'pragma foreign_key_check');
  const complaints = integrity.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
  return [...complaints, ...foreignKeys.map((row) => JSON.stringify(row))];
}

/** Compares every index with its table, if PostgreSQL has the extension amcheck. */
async function damageInPostgres(store: Store): Promise<string[]> {
  const available = await rowsOf(store, `select from pg_available_extensions where name = 'amcheck'`);
  if (available.length === 0) return [];
  try {
    await rowsOf(store, 'create extension if not exists amcheck');
    await rowsOf(
      store,
      `select bt_index_check(indexrelid, true) from pg_index
       join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`,
    );
    return [];
  } catch (error) {
    return [String(error)];
  }
}
