import { restore as restoreBackup } from '../../../backup/restore.ts';
import type { Command } from '../../command.ts';
import { resolveTypedPath } from '../../input/typed-path.ts';
import { summaryOf } from './backup.ts';

export const restore: Command = {
  name: 'restore',
  usage: '<folder>',
  about: 'Puts a backup into an empty database, and its invoice files back.',
  details: [
    'Stop the server first. The backup may be of an older version of the program, and of either database.',
    'Example: npm run office -- restore /mnt/usb/2026-11-20',
  ],
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
