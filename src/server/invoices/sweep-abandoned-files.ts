import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { transaction } from '../database/transaction.ts';
import { runPeriodically } from '../operation/run-periodically.ts';
import { listAbandoned, releaseName } from './invoice-files-repository.ts';

const hour = 60 * 60_000;

/**
 * Deletes the files of failed uploads, because they contain personal data. Deletes only names that this
 * database has reserved: other files may belong to another database, or be newer than a restored backup.
 */
export function sweepAbandonedFiles(app: FastifyInstance, { database, files, now }: Backend): Promise<void> {
  async function sweep(): Promise<void> {
    const names = await listAbandoned(database, now());
    for (const name of names) {
      await files.remove(name);
      await transaction(database, (trx) => releaseName(trx, name));
    }
    if (names.length > 0) app.log.info({ count: names.length }, 'deleted the files of failed uploads');
  }
  return runPeriodically(app, hour, sweep, 'could not delete the files of failed uploads');
}
