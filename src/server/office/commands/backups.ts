import { existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStudents } from '../../auth/students-repository.ts';
import type { Manifest } from '../../backup/manifest.ts';
import { moveToPostgres as move } from '../../backup/move-to-postgres.ts';
import { restore as restoreBackup, restoreRows, verifyBackup } from '../../backup/restore.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { openDatabase } from '../../database/open.ts';
import { databaseFile } from '../../database/sqlite/sqlite.ts';
import { assertNoDemoStudents } from '../../demo/seed-demo.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { resolveTypedPath } from '../input/typed-path.ts';

export const backup: Command = {
  name: 'backup',
  usage: '[--out <folder>]',
  about: 'Copies all rows and invoice files into a new folder, while the server runs.',
  details: [
    'Without --out the folder is DATA_DIR/backups/ and the date and time. Copy it to another machine.',
    'It is about people and as secret as the database. It holds no log-ins and no codes that are under way.',
  ],
  example: '--out /mnt/usb/2026-11-20',
  async run({ backend, print }, { options }) {
    const typed = options.get('out');
    const timestamp = new Date(backend.now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const byDefault = path.join(backend.config.dataDir, 'backups', timestamp);
    const out = typed === undefined ? byDefault : resolveTypedPath(typed);
    const { manifest, damaged } = await writeBackup(backend, out);
    print(`The backup is in ${out}: ${summaryOf(manifest)}.`);
    const lost = [
      ...manifest.missing.map((name) => `${name} is missing`),
      ...damaged.map((name) => `${name} is not what was sent`),
    ];
    if (lost.length > 0) {
      throw new UserError(`Invoice files are missing or damaged: ${lost.join('; ')}.`);
    }
  },
};

function summaryOf({ takenAt, tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} invoice files as of ${takenAt}`;
}

export const checkBackup: Command = {
  name: 'check-backup',
  usage: '<folder>',
  about: 'Says whether a backup is whole, by restoring it for a moment.',
  example: '/mnt/usb/2026-11-20',
  async runAlone(print, { positionals }) {
    const folder = resolveTypedPath(positionals[0]!);
    const manifest = await verifyBackup(folder);
    await using scratch = await mkdtempDisposable(path.join(os.tmpdir(), 'check-backup-'));
    await using database = await openDatabase({ dataDir: scratch.path, databaseUrl: undefined }, () => {});
    await restoreRows(database, folder, manifest);
    print(`The backup can be restored: ${summaryOf(manifest)}.`);
  },
};

export const restore: Command = {
  name: 'restore',
  usage: '<folder>',
  about: 'Puts a backup into an empty database, and its invoice files back.',
  details: [
    'Stop the server first. The backup may be of an older version of the program, and of either database.',
  ],
  example: '/mnt/usb/2026-11-20',
  makesTables: true,
  async run({ backend, print }, { positionals }) {
    const manifest = await restoreBackup(backend, resolveTypedPath(positionals[0]!));
    print(`Restored and read back: ${summaryOf(manifest)}.`);
    if (manifest.missing.length > 0) {
      print(`Missing already when the backup was taken: ${manifest.missing.join(', ')}.`);
    }
    print('Start the server. Students log in again with their passwords.');
  },
};

export const moveToPostgres: Command = {
  name: 'move-to-postgres',
  usage: '',
  about: 'Moves all rows of the embedded database to the one of DATABASE_URL.',
  details: [
    'Set DATABASE_URL to an empty PostgreSQL database; as a setting its password stands in no list of processes.',
    'A server may go on running meanwhile: it refuses writes, and students’ phones send them again later.',
    'Afterwards nothing can be written to the embedded database any more. Invoice files stay where they are.',
  ],
  makesTables: true,
  async run({ backend, print }) {
    const { dataDir, databaseUrl, demo } = backend.config;
    if (!databaseUrl) throw new UserError('Set DATABASE_URL to the empty PostgreSQL database to move to.');
    if (!existsSync(databaseFile(dataDir))) {
      throw new UserError(
        `There is no embedded database in ${dataDir}. Set DATA_DIR to the folder that has it.`,
      );
    }
    await using embedded = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
    if (!demo) await assertNoDemoStudents({ students: createStudents(embedded) });
    const tables = Object.entries(await move(embedded, backend.database, backend.now));
    for (const [table, { rows }] of tables) print(`${String(rows).padStart(9)}  ${table}`);
    print('All rows were moved and read back. Invoice files and reset.key stay where they are.');
    print('Now stop the server, set DATABASE_URL for good (DATA_DIR as before), and start it again.');
  },
};
