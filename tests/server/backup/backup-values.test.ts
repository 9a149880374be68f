import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tableNames, tablesByName } from '#server/database/every-table.ts';
import { backedUpTables, everyRow, makeTables, officeOutput } from '../support/storage/backups.ts';
import {
  describeOnPostgres,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
  temporaryFolder,
} from '../support/storage/test-storage.ts';

/** Values that JSON, code that splits lines, a database driver or a collation might misread. */
const nasty = [
  '',
  ' ',
  'o\'b"\\`;--',
  'a\nb\r\nc\td',
  '\u0001\u001f\u007f\u0085',
  '\u2028\u2029\ufeff',
  '👩🏽‍🎓 ﷽ é e\u0301 ß',
  '{"a":[null]}',
  'NULL',
  '007',
  '1e3',
  'Ä',
  'Z',
  'a',
  'é',
  '_',
  '-',
  '\ud83d\ude00',
  '\uffff',
  'ﬁ',
];

async function fillWithNasty(place: TestStorage): Promise<void> {
  const database = await openDatabaseIn(place);
  const at = Number.MAX_SAFE_INTEGER;
  await database.transaction().execute(async (trx) => {
    for (const [index, text] of nasty.entries()) {
      await trx
        .insertInto('students')
        .values({ id: text, phone: text, password_hash: text, is_demo: index % 2, created_at: at - index })
        .execute();
      await trx
        .insertInto('login_failures')
        .values({ phone: text, client: nasty.at(-index)!, failures: 0, last_at: -at })
        .execute();
    }
    for (let index = 0; index < 1000; index += 1) {
      await trx
        .insertInto('submission_phones')
        .values({ client: `${index}`, phone: nasty[index % nasty.length]!, seen_at: index })
        .execute();
    }
  });
}

describeOnPostgres('moving between both databases', (_, openEmpty) => {
  test('preserves every value, and both write the same backup', async () => {
    const embedded = await openEmbedded();
    await fillWithNasty(embedded);
    const folder = temporaryFolder();
    const places = [embedded, await openEmpty(), await openEmbedded()];
    for (const [index, place] of places.entries()) {
      if (index > 0) await officeOutput(place, 'restore', path.join(folder, String(index - 1)));
      await officeOutput(place, 'backup', '--out', path.join(folder, String(index)));
    }
    const [first, ...others] = await Promise.all(places.map((place) => everyRow(place)));
    for (const other of others) expect(other).toEqual(first);
    for (const table of backedUpTables) {
      const [one, ...rest] = [0, 1, 2].map((each) =>
        readFileSync(path.join(folder, String(each), 'tables', `${table}.jsonl`)),
      );
      for (const each of rest) expect(each, table).toEqual(one);
    }
  });
});

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
