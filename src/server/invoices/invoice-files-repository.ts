import { newId } from '../auth/tokens.ts';
import { type Database, type DatabaseTransaction, lock, transaction } from '../database/transaction.ts';

const maxFiles = 5;
const maxBytes = 2 * 52_428_800;

interface InvoiceFile {
  readonly applicationId: string;
  readonly storedAs: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly withoutToken?: boolean;
}

type AddResult = 'added' | 'duplicate' | 'too many' | 'closed';

export function createInvoiceFiles(database: Database, now: () => number) {
  return {
    /** Returns the latest file's name in the file store, or undefined if there is no file. */
    async latestOf(applicationId: string): Promise<string | undefined> {
      const latest = await filesOf(database, applicationId)
        .orderBy('uploaded_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .select('stored_as')
        .executeTakeFirst();
      return latest?.stored_as;
    },

    list: (applicationId: string) =>
      filesOf(database, applicationId)
        .orderBy('uploaded_at')
        .orderBy('id')
        .select(['stored_as as storedAs', 'bytes', 'uploaded_at as uploadedAt'])
        .execute(),

    async has(applicationId: string, sha256: string): Promise<boolean> {
      const same = filesOf(database, applicationId).where('sha256', '=', sha256).select('id');
      return (await same.executeTakeFirst()) !== undefined;
    },

    add: (file: InvoiceFile): Promise<AddResult> => transaction(database, (trx) => addFile(trx, file, now)),
  };
}

function filesOf(database: Database, applicationId: string) {
  return database.selectFrom('invoice_files').where('application_id', '=', applicationId);
}

/**
 * Adds the file unless the application has too many. Locks the application's row while the files are counted.
 * After a password reset, no file is accepted without a token, and earlier files without a token no longer
 * count.
 */
async function addFile(
  trx: DatabaseTransaction,
  { applicationId, storedAs, sha256, bytes, withoutToken = false }: InvoiceFile,
  now: () => number,
): Promise<AddResult> {
  await lock(trx, 'applications').where('id', '=', applicationId).execute();
  const isReset = await wasReset(trx, applicationId);
  if (withoutToken && isReset) return 'closed';
  const files = await filesOf(trx, applicationId).select(['sha256', 'bytes', 'without_token']).execute();
  if (files.some((file) => file.sha256 === sha256)) return 'duplicate';
  const counted = files.filter((file) => !(isReset && file.without_token === 1));
  const total = counted.reduce((sum, file) => sum + file.bytes, bytes);
  if (counted.length >= maxFiles || total > maxBytes) return 'too many';
  await trx
    .insertInto('invoice_files')
    .values({
      id: newId(),
      application_id: applicationId,
      stored_as: storedAs,
      sha256,
      bytes,
      uploaded_at: now(),
      without_token: withoutToken ? 1 : 0,
    })
    .execute();
  await releaseName(trx, storedAs);
  return 'added';
}

async function wasReset(trx: DatabaseTransaction, applicationId: string): Promise<boolean> {
  const student = await trx
    .selectFrom('students')
    .innerJoin('applications', 'applications.student_id', 'students.id')
    .where('applications.id', '=', applicationId)
    .select('students.reset_at')
    .executeTakeFirst();
  return student?.reset_at != null;
}

const day = 24 * 60 * 60_000;

/**
 * Reserves a new name in the file store. The name stays in `files_under_way` until the file gets its row in
 * `invoice_files`, so that a file that never gets one can be deleted.
 */
export async function reserveName(database: Database, extension: string, at: number): Promise<string> {
  const storedAs = `${newId()}.${extension}`;
  await transaction(database, (trx) =>
    trx.insertInto('files_under_way').values({ stored_as: storedAs, since: at }).execute(),
  );
  return storedAs;
}

/** Lists names that were reserved more than a day ago, which is longer than any upload takes. */
export async function listAbandoned(database: Database, at: number): Promise<string[]> {
  const recorded = database
    .selectFrom('files_under_way')
    .where('since', '<', at - day)
    .select('stored_as');
  return (await recorded.execute()).map((row) => row.stored_as);
}

export function releaseName(trx: DatabaseTransaction, storedAs: string) {
  return trx.deleteFrom('files_under_way').where('stored_as', '=', storedAs).execute();
}
