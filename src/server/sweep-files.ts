import type { FastifyBaseLogger } from 'fastify';
import type { Backend } from './backend.ts';

const atOnce = 500;

/**
 * Deletes files that have had no row for a day: left by a process that died between file and row. They are about
 * people, and nobody could ever find them again.
 *
 * Whoever restores an older backup of the database restores the files of the same time too, or copies the files
 * aside before the start: those that came after the backup have no row any more.
 */
export async function sweepFiles(
  { files, invoiceFiles }: Pick<Backend, 'files' | 'invoiceFiles'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const old = await files.olderThanADay();
  let count = 0;
  for (let from = 0; from < old.length; from += atOnce) {
    const names = old.slice(from, from + atOnce);
    const known = await invoiceFiles.knownOf(names);
    for (const name of names.filter((each) => !known.has(each))) {
      await files.remove(name);
      count += 1;
    }
  }
  if (count > 0) log.warn({ count }, 'deleted files that had no row for a day');
}
