import { existsSync } from 'node:fs';
import { openBackend, type Surroundings } from '../backend.ts';
import type { Config } from '../config.ts';
import { newerDatabase, type Standing, standingOf } from '../database/migrate.ts';
import { connect } from '../database/open.ts';
import { databaseFile } from '../database/sqlite.ts';
import { Mistake } from '../mistake.ts';
import type { Office } from './command.ts';

/** Opens the server's stores. Makes none where there is none, and changes none under a server of another version. */
export async function openOffice(
  config: Config,
  print: Office['print'],
  surroundings: Surroundings = {},
): Promise<Office> {
  if (!config.databaseUrl && !existsSync(databaseFile(config.dataDir))) {
    throw new Mistake(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the folder that the server uses; the server makes the database at its first start.`,
    );
  }
  const database = connect(config, () => {});
  try {
    const standing = await standingOf(database);
    if (standing !== 'current') throw new Mistake(whyNot[standing]);
  } finally {
    await database.destroy();
  }
  return { backend: await openBackend(config, surroundings, () => {}), print };
}

const whyNot: { readonly [standing in Exclude<Standing, 'current'>]: string } = {
  empty: 'The database is empty. Start the server once: it makes the tables.',
  older:
    'The database is of an earlier version of this program. Restart the server with this version first: it brings the database up to date.',
  newer: newerDatabase,
};
