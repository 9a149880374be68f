import { existsSync } from 'node:fs';
import { type Dependencies, openBackend } from '../backend.ts';
import type { Config } from '../config.ts';
import { newerDatabaseMessage, type SchemaStatus, schemaStatus } from '../database/migrate.ts';
import { connect } from '../database/open.ts';
import { officeLimits } from '../database/postgres/postgres-pool.ts';
import { databaseFile } from '../database/sqlite/sqlite.ts';
import { UserError } from '../user-error.ts';
import type { Office } from './command.ts';

export async function openOffice(
  { makesTables = false }: { readonly makesTables?: boolean },
  config: Config,
  print: Office['print'],
  dependencies: Dependencies = {},
): Promise<Office> {
  const status = await schemaStatusIn(config);
  if (status !== 'current' && !(status === 'empty' && makesTables))
    throw new UserError(refusals[status](config));
  return {
    backend: await openBackend(config, { databaseLimits: officeLimits, ...dependencies }, () => {}),
    print,
  };
}

async function schemaStatusIn(config: Config): Promise<SchemaStatus> {
  if (!config.databaseUrl && !existsSync(databaseFile(config.dataDir))) return 'empty';
  await using database = connect(config, () => {}, officeLimits);
  return await schemaStatus(database);
}

const refusals: { readonly [status in Exclude<SchemaStatus, 'current'>]: (config: Config) => string } = {
  empty: ({ databaseUrl, dataDir }) =>
    databaseUrl
      ? 'The database of DATABASE_URL is empty. Start the server once: it makes the tables.'
      : `There is no database in ${dataDir}. Set DATA_DIR to the folder that the server uses; the server makes the database at its first start.`,
  older: () =>
    'The database is of an earlier version of this program. Restart the server with this version first: it brings the database up to date.',
  newer: () => newerDatabaseMessage,
};
