import { existsSync } from 'node:fs';
import { createStudents } from '../../../auth/students-repository.ts';
import { moveToPostgres as move } from '../../../backup/move-to-postgres.ts';
import { openDatabase } from '../../../database/open.ts';
import { databaseFile } from '../../../database/sqlite/sqlite.ts';
import { assertNoDemoStudents } from '../../../demo/demo.ts';
import { UserError } from '../../../user-error.ts';
import type { Command } from '../../command.ts';

export const moveToPostgres: Command = {
  name: 'move-to-postgres',
  usage: '',
  about: 'Moves all rows of the embedded database to the one of DATABASE_URL.',
  details: [
    'Set DATABASE_URL to an empty PostgreSQL database; as a setting its password stands in no list of processes.',
    'A server may go on running meanwhile: it refuses writes, and students’ phones send them again later.',
    'Afterwards nothing can be written to the embedded database any more. Invoice files stay where they are.',
    'Example: npm run office -- move-to-postgres',
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
