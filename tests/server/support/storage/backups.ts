import { tableNames, tablesByName } from '#server/database/every-table.ts';
import { openDatabase } from '#server/database/open.ts';
import { office } from '../data/office.ts';
import type { TestStorage } from './test-storage.ts';

export async function officeOutput(...[place, ...line]: Parameters<typeof office>): Promise<string> {
  const { code, out, error } = await office(place, ...line);
  if (code !== 0) throw new Error(error.trimEnd());
  return out.trimEnd();
}

type Contents = { readonly [table: string]: readonly string[] };

/** Returns all rows, with numbers as text, because database drivers return large numbers differently. */
export async function everyRow(
  { rows }: TestStorage,
  tables: readonly string[] = tableNames,
): Promise<Contents> {
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

export const backedUpTables = tableNames.filter((name) => !tablesByName[name].isEphemeral);

export async function makeTables(place: TestStorage): Promise<void> {
  await (await openDatabase(place, console.error)).destroy();
}
