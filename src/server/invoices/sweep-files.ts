import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { transaction } from '../database/transaction.ts';
import { runPeriodically } from '../operation/run-periodically.ts';
import { listAbandoned, releaseName } from './reserved-names-repository.ts';

const hour = 60 * 60_000;

/**
 * Deletes the files of uploads that came to nothing: their process died before the row, or the row was refused.
 * They are about people, and nobody could ever find them again.
 *
 * Only names that this database noted are touched. What else lies in the store is left alone: it may belong to
 * another database, or be newer than the backup from which this one was restored.
 */
export function sweepFiles(app: FastifyInstance, { database, files, now }: Backend): Promise<void> {
  async function sweep(): Promise<void> {
    const names = await listAbandoned(database, now());
    for (const name of names) {
      await files.remove(name);
      await transaction(database, (trx) => releaseName(trx, name));
    }
    if (names.length > 0)
      app.log.info({ count: names.length }, 'cleared up after uploads that came to nothing');
  }
  return runPeriodically(app, hour, sweep, 'could not clear up after uploads that came to nothing');
}
