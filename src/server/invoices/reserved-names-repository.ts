import { newId } from '../auth/tokens.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';

const day = 24 * 60 * 60_000;

/** A new name for a file that is about to be kept; noted, until the file has its row. */
export async function reserveName(database: Database, extension: string, at: number): Promise<string> {
  const storedAs = `${newId()}.${extension}`;
  await transaction(database, (trx) =>
    trx.insertInto('files_under_way').values({ stored_as: storedAs, since: at }).execute(),
  );
  return storedAs;
}

/** The names that were noted more than a day ago, which no upload takes, and have not got their row. */
export async function listAbandoned(database: Database, at: number): Promise<string[]> {
  const noted = database
    .selectFrom('files_under_way')
    .where('since', '<', at - day)
    .select('stored_as');
  return (await noted.execute()).map((row) => row.stored_as);
}

/** Strikes out a noted name. */
export function releaseName(trx: DatabaseTransaction, storedAs: string) {
  return trx.deleteFrom('files_under_way').where('stored_as', '=', storedAs).execute();
}
