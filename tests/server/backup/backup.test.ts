import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Manifest } from '#server/backup/manifest.ts';
import { tableNames, tablesByName } from '#server/database/every-table.ts';
import { contentOf, filesIn, pdf } from '../support/data/invoices.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { deposit, invoice, openStaff } from '../support/data/staff.ts';
import { accepted } from '../support/process/answers.ts';
import { restart, startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { backedUpTables, everyRow, makeTables, officeOutput } from '../support/storage/backups.ts';
import type { Row } from '../support/storage/rows.ts';
import {
  describeOnEachStore,
  describeOnPostgres,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
  temporaryFolder,
} from '../support/storage/test-storage.ts';

function startWriting(server: TestServer) {
  const acknowledged: string[] = [];
  let goesOn = true;
  async function write(first: number) {
    for (let phone = first; goesOn; phone += 1) {
      const id = await server.applyForId({ mobileNumber: String(phone) });
      expect(await server.upload(id, pdf(id))).toEqual(accepted);
      acknowledged.push(id);
    }
  }
  const writers = Promise.all([4_000_000, 5_000_000].map(write));
  return {
    acknowledged,
    stop() {
      goesOn = false;
      return writers;
    },
  };
}

const manifestOf = (backup: string): Manifest =>
  JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));

function rowsIn(backup: string, table: string): Row[] {
  const lines = readFileSync(path.join(backup, 'tables', `${table}.jsonl`), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

const column = (rows: readonly Row[], name: string) => rows.map((row) => row[name]).sort();

describeOnEachStore('a backup', (open, openEmpty) => {
  test('is complete when taken during writes, and contains everything acknowledged before', async () => {
    const server = await startServer(await open(), { submissionsPerHour: 1_000_000 });
    const writing = startWriting(server);
    const more = (than: number) => expect.poll(() => writing.acknowledged.length).toBeGreaterThan(than);
    await more(1);
    const before = [...writing.acknowledged];
    const backup = path.join(temporaryFolder(), 'backup');
    await officeOutput(server.place, 'backup', '--out', backup);
    await more(writing.acknowledged.length);
    await writing.stop();

    const [students, applications, files] = ['students', 'applications', 'invoice_files'].map((table) =>
      rowsIn(backup, table),
    );
    expect(column(applications!, 'student_id')).toEqual(column(students!, 'id'));
    expect(column(applications!, 'id')).toEqual(expect.arrayContaining(before));
    expect(column(files!, 'application_id')).toEqual(expect.arrayContaining(before));
    expect(readdirSync(path.join(backup, 'files')).sort()).toEqual(column(files!, 'stored_as'));
    expect(writing.acknowledged.length).toBeGreaterThan(files!.length);
    const dataDir = path.join(temporaryFolder(), 'none');
    const elsewhere = { ...server.place, dataDir, databaseUrl: undefined };
    expect(await officeOutput(elsewhere, 'check-backup', backup)).toMatch(
      /^The backup can be restored: \d+ rows/,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('restores every row on an empty machine, so that the student can continue', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const sent = pdf('tuition');
    await server.upload(id, sent);
    const key = 'key-of-one-sending';
    const survey = await server.sendExitSurvey({ key }, bearer);
    const feedback = await server.sendFeedback({ key });
    const { add } = await openStaff(server);
    await add(id, [invoice('2026-11-05', 1000), invoice('2026-12-05', 1000), deposit('2026-11-06', 400)]);
    const owed = await server.finances(id, bearer);
    const { dataDir } = server.place;
    const output = await officeOutput(server.place, 'backup');
    const [name] = readdirSync(path.join(dataDir, 'backups'));
    const backup = path.join(temporaryFolder(), 'from another machine');
    expect(output).toMatch(`The backup is in ${path.join(dataDir, 'backups', name!)}: `);
    cpSync(path.join(dataDir, 'backups', name!), backup, { recursive: true });

    const empty = await openEmpty();
    expect(await officeOutput(empty, 'restore', backup)).toMatch(/^Restored and read back: \d+ rows/);
    expect(await everyRow(empty, backedUpTables)).toEqual(await everyRow(server.place, backedUpTables));
    const again = await startServer(empty);
    expect((await again.finances(id, bearer)).status).toBe(401);
    const newBearer = await again.logInAgain();
    expect(await again.finances(id, newBearer)).toEqual(owed);
    expect(await again.sendExitSurvey({ key }, newBearer)).toEqual(survey);
    expect(await again.sendFeedback({ key })).toEqual(feedback);
    const [file, ...others] = filesIn(empty);
    expect(others).toEqual([]);
    expect(contentOf(file!, empty)).toEqual(Buffer.from(sent));
    expect(await again.invoiceExists(id, newBearer)).toEqual({
      status: 200,
      body: { status: 'open', file_path: path.basename(file!) },
    });
    // After a day, the server deletes files that no invoice uses. The restored file must not be one of them.
    const later = await restart(again, 25 * 3_600_000);
    expect(await later.upload(id, sent)).toEqual(accepted);
    expect(filesIn(empty)).toEqual([file]);
  });

  test('contains no log-ins or codes, and is readable by its user only', async () => {
    const { server } = await startWithStudent(open);
    await requestCode(server);
    const [message] = await server.place.rows('select state, parameters from messages');
    expect(message).toEqual({ state: 'waiting', parameters: expect.stringMatching(/\d{6}/) });

    const backup = path.join(temporaryFolder(), 'backup');
    await officeOutput(server.place, 'backup', '--out', backup);
    expect(rowsIn(backup, 'messages')).toMatchObject([{ state: 'expired', parameters: null }]);
    expect(Object.keys(manifestOf(backup).tables).sort()).toEqual([...backedUpTables].sort());
    expect(backedUpTables).not.toEqual(expect.arrayContaining(['sessions']));
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const each of readdirSync(backup, { recursive: true, withFileTypes: true })) {
      const { mode } = statSync(path.join(each.parentPath, each.name));
      expect(mode & 0o777).toBe(each.isDirectory() ? 0o700 : 0o600);
    }
  });

  test('is written even if an invoice file is missing or damaged, and names the file', async () => {
    const { server, id } = await startWithStudent(open);
    for (const text of ['gone', 'damaged', 'well']) await server.upload(id, pdf(text));
    const [gone, damaged] = (
      await server.place.rows('select stored_as from invoice_files order by sha256')
    ).map((row) => filesIn(server.place).find((file) => path.basename(file) === row.stored_as)!);
    change(server.place, gone!, undefined);
    change(server.place, damaged!, '%PDF-1.4 dam');
    const backup = path.join(temporaryFolder(), 'backup');
    await expect(officeOutput(server.place, 'backup', '--out', backup)).rejects.toThrow(
      `Invoice files are missing or damaged: ${path.basename(gone!)} is missing; ${path.basename(damaged!)} is not what was sent.`,
    );
    const empty = await openEmpty();
    expect(await officeOutput(empty, 'restore', backup)).toMatch(
      `Missing already when the backup was taken: ${path.basename(gone!)}.`,
    );
    expect(filesIn(empty)).toHaveLength(2);
    expect(await everyRow(empty, backedUpTables)).toEqual(await everyRow(server.place, backedUpTables));
  });
});

function change({ store }: TestStorage, file: string, text: string | undefined): void {
  if (store && text) store.objects.set(file, Buffer.from(text));
  else if (store) store.objects.delete(file);
  else if (text) writeFileSync(file, text);
  else unlinkSync(file);
}

test('refuses an existing folder, and one that another backup is writing', async () => {
  const place = await openEmbedded();
  await makeTables(place);
  const out = path.join(temporaryFolder(), 'backup');
  mkdirSync(out);
  await expect(officeOutput(place, 'backup', '--out', out)).rejects.toThrow(
    `${out} already exists. Give --out a folder that does not exist yet.`,
  );
  rmSync(out, { recursive: true });
  const file = path.join(place.dataDir, 'portal.sqlite');
  for (const inside of ['backup', 'week/backup']) {
    await expect(officeOutput(place, 'backup', '--out', path.join(file, inside))).rejects.toThrow(
      /^The folder \S+portal\.sqlite\S* cannot be created \((EEXIST|ENOTDIR)\)\. Give --out a folder that you can write to\.$/,
    );
  }
  mkdirSync(`${out}.incomplete`);
  await expect(officeOutput(place, 'backup', '--out', out)).rejects.toThrow(
    'another backup is under way, or one broke off',
  );
  expect(readdirSync(path.dirname(out))).toEqual(['backup.incomplete']);
  rmSync(`${out}.incomplete`, { recursive: true });
  await officeOutput(place, 'backup', '--out', out);
  expect(filesIn(place)).toEqual([]);
  expect(readdirSync(path.dirname(out))).toEqual(['backup']);
});

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
  const students = nasty.map((text, index) => {
    return { id: text, phone: text, password_hash: text, is_demo: index % 2, created_at: at - index };
  });
  const failures = nasty.map((phone, index) => {
    return { phone, client: nasty.at(-index)!, failures: 0, last_at: -at };
  });
  const phones = Array.from({ length: 1000 }, (_, index) => {
    return { client: `${index}`, phone: nasty[index % nasty.length]!, seen_at: index };
  });
  await database.insertInto('students').values(students).execute();
  await database.insertInto('login_failures').values(failures).execute();
  await database.insertInto('submission_phones').values(phones).execute();
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
