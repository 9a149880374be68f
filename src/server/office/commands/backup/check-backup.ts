import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { restoreRows } from '../../../backup/restore-rows.ts';
import { verifyBackup } from '../../../backup/verify-backup.ts';
import { openDatabase } from '../../../database/open.ts';
import type { Command } from '../../command.ts';
import { resolveTypedPath } from '../../input/typed-path.ts';
import { summaryOf } from './backup.ts';

export const checkBackup: Command = {
  name: 'check-backup',
  usage: '<folder>',
  about: 'Says whether a backup is whole, by restoring it for a moment.',
  details: ['Example: npm run office -- check-backup /mnt/usb/2026-11-20'],
  async runAlone(print, { positionals }) {
    const folder = resolveTypedPath(positionals[0]!);
    const manifest = await verifyBackup(folder);
    const scratch = await mkdtemp(path.join(os.tmpdir(), 'check-backup-'));
    const database = await openDatabase({ dataDir: scratch, databaseUrl: undefined }, () => {});
    try {
      await restoreRows(database, folder, manifest);
    } finally {
      await database.destroy();
      await rm(scratch, { recursive: true });
    }
    print(`The backup can be restored: ${summaryOf(manifest)}.`);
  },
};
