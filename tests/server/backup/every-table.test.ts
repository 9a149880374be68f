import { expect, test } from 'vitest';
import { tableNames, tablesByName } from '#server/database/every-table.ts';
import { makeTables } from '../support/storage/backups.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

test('lists every table with its key for backups, after the tables that it refers to', async () => {
  const place = await openEmbedded();
  await makeTables(place);
  const tables = await place.rows(
    "select name from sqlite_master where type = 'table' and name not like 'kysely%'",
  );
  expect([...tableNames].sort()).toEqual(tables.map(({ name }) => name).sort());

  for (const [index, table] of tableNames.entries()) {
    const columns = await place.rows(`select * from pragma_table_info('${table}') where pk > 0 order by pk`);
    expect(
      columns.map(({ name }) => name),
      table,
    ).toEqual(tablesByName[table].key);
    expect(new Set(columns.map(({ type }) => type)), table).toEqual(new Set(['TEXT']));
    const others = await place.rows(`select "table" as name from pragma_foreign_key_list('${table}')`);
    expect(tableNames.slice(0, index), table).toEqual(expect.arrayContaining(others.map(({ name }) => name)));
  }
});
