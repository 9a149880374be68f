import { type Database, transaction } from '../database/transaction.ts';
import { newId } from '../tokens.ts';

/** At most five files and 100 MB an application. */
const mostFiles = 5;
const mostBytes = 2 * 52_428_800;

const day = 24 * 60 * 60_000;

interface InvoiceFile {
  readonly applicationId: string;
  readonly storedAs: string;
  readonly sha256: string;
  readonly bytes: number;
}

type Added = 'added' | 'duplicate' | 'too many';

export function createInvoiceFiles(database: Database, now: () => number) {
  return {
    /** The name of the application's newest file. */
    async latestOf(applicationId: string): Promise<string | undefined> {
      const latest = await database
        .selectFrom('invoice_files')
        .where('application_id', '=', applicationId)
        .orderBy('uploaded_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .select('stored_as')
        .executeTakeFirst();
      return latest?.stored_as;
    },

    /** All of an application, in the order in which they came. */
    list: (applicationId: string) =>
      database
        .selectFrom('invoice_files')
        .where('application_id', '=', applicationId)
        .orderBy('uploaded_at')
        .orderBy('id')
        .select(['stored_as as storedAs', 'bytes', 'uploaded_at as uploadedAt'])
        .execute(),

    async has(applicationId: string, sha256: string): Promise<boolean> {
      const same = database
        .selectFrom('invoice_files')
        .where('application_id', '=', applicationId)
        .where('sha256', '=', sha256)
        .select('id');
      return (await same.executeTakeFirst()) !== undefined;
    },

    /** A new name for a file that is about to be kept; noted, until the file has its row. */
    async noteName(extension: string): Promise<string> {
      const storedAs = `${newId()}.${extension}`;
      await transaction(database, (trx) =>
        trx.insertInto('files_under_way').values({ stored_as: storedAs, since: now() }).execute(),
      );
      return storedAs;
    },

    /** The names that were noted more than a day ago, which no upload takes, and have not got their row. */
    async leftBehind(): Promise<string[]> {
      const noted = database
        .selectFrom('files_under_way')
        .where('since', '<', now() - day)
        .select('stored_as');
      return (await noted.execute()).map((row) => row.stored_as);
    },

    /** Strikes out a noted name. */
    forget: (storedAs: string) =>
      transaction(database, (trx) =>
        trx.deleteFrom('files_under_way').where('stored_as', '=', storedAs).execute(),
      ),

    /** Adds a version, never replaces one. The application's row is the lock under which the files are counted. */
    add({ applicationId, storedAs, sha256, bytes }: InvoiceFile): Promise<Added> {
      return transaction(database, async (trx) => {
        await trx
          .updateTable('applications')
          .set((application) => ({ id: application.ref('id') }))
          .where('id', '=', applicationId)
          .execute();
        const files = await trx
          .selectFrom('invoice_files')
          .where('application_id', '=', applicationId)
          .select(['sha256', 'bytes'])
          .execute();
        if (files.some((file) => file.sha256 === sha256)) return 'duplicate';
        const total = files.reduce((sum, file) => sum + file.bytes, bytes);
        if (files.length >= mostFiles || total > mostBytes) return 'too many';
        await trx
          .insertInto('invoice_files')
          .values({
            id: newId(),
            application_id: applicationId,
            stored_as: storedAs,
            sha256,
            bytes,
            uploaded_at: now(),
          })
          .execute();
        await trx.deleteFrom('files_under_way').where('stored_as', '=', storedAs).execute();
        return 'added';
      });
    },
  };
}
