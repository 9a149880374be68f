import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBackend } from '#server/backend.ts';
import { readConfig } from '#server/config.ts';
import { tableNames, tablesByName } from '#server/database/every-table.ts';
import { openDatabase } from '#server/database/open.ts';
import { runOffice } from '#server/office/office.ts';
import type { Place } from './databases.ts';

/** What a command of the office prints when it runs in that place. */
export async function office({ dataDir, databaseUrl, store }: Place, ...line: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const config = { ...readConfig({ DEMO: '0' }), dataDir, databaseUrl, objectStore: store?.config };
  const backend = await openBackend(config, {}, () => {});
  try {
    await runOffice(line, print, async () => ({ backend, print }));
  } finally {
    await backend.database.destroy();
  }
  return printed.join('\n');
}

const main = path.resolve(import.meta.dirname, '../../src/server/office/main.ts');

/** The same as its own process, as operators run it. */
export async function officeProcess({ dataDir, databaseUrl }: Place, ...line: string[]): Promise<string> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: '0' };
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...line], {
    env: { ...process.env, ...environment },
  });
  return stdout;
}

type Contents = { readonly [table: string]: readonly string[] };

/** Every row, as the database itself tells it. Numbers as text, for each driver has its own for large ones. */
export async function everyRow({ rows }: Place, tables: readonly string[] = tableNames): Promise<Contents> {
  const contents: { [table: string]: string[] } = {};
  for (const table of tables) {
    const lines = (await rows(`select * from ${table}`)).map((row) => {
      const columns = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
      return JSON.stringify(columns.map(([name, value]) => [name, value === null ? null : String(value)]));
    });
    contents[table] = lines.sort();
  }
  return contents;
}

/** The tables that a backup has. */
export const durable = tableNames.filter((name) => !tablesByName[name].isBrief);

/** Makes the tables where there are none. */
export async function makeTables(place: Place): Promise<void> {
  await (await openDatabase(place, console.error)).destroy();
}
