import path from 'node:path';
import type { Manifest } from '../../../backup/manifest.ts';
import { writeBackup } from '../../../backup/write-backup.ts';
import { UserError } from '../../../user-error.ts';
import type { Command } from '../../command.ts';
import { resolveTypedPath } from '../../input/typed-path.ts';

export const backup: Command = {
  name: 'backup',
  usage: '[--out <folder>]',
  about: 'Copies all rows and invoice files into a new folder, while the server runs.',
  details: [
    'Without --out the folder is DATA_DIR/backups/ and the date and time. Copy it to another machine.',
    'It is about people and as secret as the database. It holds no log-ins and no codes that are under way.',
    'Example: npm run office -- backup --out /mnt/usb/2026-11-20',
  ],
  async run({ backend, print }, { options }) {
    const typed = options.get('out');
    const byDefault = path.join(backend.config.dataDir, 'backups', timestamp(backend.now()));
    const out = typed === undefined ? byDefault : resolveTypedPath(typed);
    const { manifest, damaged } = await writeBackup(backend, out);
    print(`The backup is in ${out}: ${summaryOf(manifest)}.`);
    const lost = [
      ...manifest.missing.map((name) => `${name} is missing`),
      ...damaged.map((name) => `${name} is not what was sent`),
    ];
    if (lost.length > 0) {
      throw new UserError(`In the store of invoice files something is wrong: ${lost.join('; ')}.`);
    }
  },
};

/** What a backup holds, in words. */
export function summaryOf({ takenAt, tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} invoice files as of ${takenAt}`;
}

const timestamp = (at: number) => new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
