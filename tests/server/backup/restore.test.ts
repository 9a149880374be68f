import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#server/backup/write-backup.ts';
import { migrateTo } from '#server/database/migrate.ts';
import { sqliteDialect } from '#server/database/sqlite/sqlite.ts';
import type { Tables } from '#server/database/tables.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { accepted } from '../support/process/answers.ts';
import { startServer } from '../support/process/server.ts';
import { type Damage, damagedFiles, damagedRows } from '../support/storage/backup-damages.ts';
import { everyRow, makeTables, officeOutput } from '../support/storage/backups.ts';
import { startS3Server } from '../support/storage/s3-server.ts';
import {
  describeOnDatabase,
  describeOnPostgres,
  openEmbedded,
  type TestStorage,
  temporaryFolder,
} from '../support/storage/test-storage.ts';

async function sampleBackup(): Promise<string> {
  const server = await startServer(await openEmbedded());
  await server.upload(await server.applyForId(), pdf('tuition'));
  const backup = path.join(temporaryFolder(), 'backup');
  await officeOutput(server.place, 'backup', '--out', backup);
  return backup;
}

async function expectRefused(good: string, damages: readonly Damage[], empty: TestStorage): Promise<void> {
  for (const [what, damage, sentence] of damages) {
    const bad = path.join(temporaryFolder(), 'backup');
    cpSync(good, bad, { recursive: true });
    damage(bad);
    await expect(officeOutput(empty, 'restore', bad), what).rejects.toThrow(sentence);
    if (!empty.databaseUrl)
      await expect(officeOutput(empty, 'check-backup', bad), what).rejects.toThrow(sentence);
    expect(Object.values(await everyRow(empty)).flat(), what).toEqual([]);
  }
}

test('refuses a damaged backup with a sentence, before changing anything', async () => {
  const empty = await openEmbedded();
  await expectRefused(await sampleBackup(), damagedFiles, empty);
  expect(filesIn(empty)).toEqual([]);
});

describeOnDatabase('restore', (_, openEmpty) => {
  test('restores all or nothing, and only into an empty database', async () => {
    const good = await sampleBackup();
    const empty = await openEmpty();
    await expectRefused(good, damagedRows, empty);
    expect(await officeOutput(empty, 'restore', good)).toMatch(/^Restored and read back/);
    await expect(officeOutput(empty, 'restore', good)).rejects.toThrow(
      'The database holds rows already. Take an empty one: another DATA_DIR, or another database in DATABASE_URL.',
    );
  });

  test('restores a backup of an older version, and migrates it', async () => {
    const { dataDir } = await openEmbedded();
    const old = new Kysely<Tables>({ dialect: sqliteDialect(dataDir) });
    onTestFinished(() => old.destroy());
    await migrateTo(old, '0004-money');
    await sql`insert into students values ('s', '3012345', 'hash', 0, 1)`.execute(old);
    await sql`insert into applications values ('a', 's', 'open', 1, '{}', 'F', 'S', 'e', 'm', 1, '2026-11-20', null, 1, null)`.execute(
      old,
    );
    await sql`insert into messages values ('m', 'pay-invoice-reminder', 'a', 'once', '3012345', 'waiting', 0, 1, 1)`.execute(
      old,
    );
    const backup = path.join(temporaryFolder(), 'backup');
    const files = await openLocalStore(path.join(dataDir, 'files'));
    await writeBackup({ database: old, files, now: Date.now }, backup);
    await old.destroy();

    const place = await openEmpty();
    await officeOutput(place, 'restore', backup);
    await startServer(place);
    const fresh = await openEmbedded();
    await makeTables(fresh);
    const migrations = 'select name from kysely_migration order by name';
    expect(await place.rows(migrations)).toEqual(await fresh.rows(migrations));
    expect(await place.values('select phone from students')).toEqual(['3012345']);
    expect(await place.rows('select id, parameters from messages')).toEqual([{ id: 'm', parameters: null }]);
  });

  test('converts submissions from the two former tables', async () => {
    // An earlier version stored the submissions of two forms in a table per form.
    const backup = path.join(import.meta.dirname, 'before-submissions');
    const place = await openEmpty();
    await officeOutput(place, 'restore', backup);
    const rows = await place.rows('select * from submissions order by created_at, form');
    expect(
      rows.map(({ form, created_at, key }) => [form, Number(created_at), String(key).slice(-2)]),
    ).toEqual([
      ['business-loan', Date.parse('2026-11-20T12:00:00Z'), '/1'],
      ['freelance-survey', Date.parse('2026-11-20T12:00:00Z'), '/1'],
      ['freelance-survey', Date.parse('2026-11-21T13:00:00Z'), '/2'],
    ]);
    const [student] = await place.values('select id from applications');
    for (const { application_id, digest, key, flow_version } of rows) {
      expect({ application_id, flow_version }).toEqual({ application_id: student, flow_version: 1 });
      expect(String(key)).toMatch(`${application_id}/${digest}/`);
    }
    expect(JSON.parse(String(rows[2]!.answers))).toEqual({
      about: {},
      first: { first_choice: 'Tutoring/education' },
      second: { second_choice: 'Digital Marketing' },
    });
    await expect(place.rows('select * from freelance_surveys')).rejects.toThrow('freelance_surveys');
    await expect(place.rows('select * from business_loans')).rejects.toThrow('business_loans');
    for (const [form, answers] of [
      ['freelance-survey', 'Tutoring/education,Digital Marketing,'],
      [
        'business-loan',
        'Isatou Tailoring,Manufacturing,2,3,We sew school uniforms in Serekunda.,4000.5,12500,0,',
      ],
    ] as const) {
      const out = path.join(temporaryFolder(), 'answers.csv');
      await officeOutput(place, 'export', form, '--out', out);
      expect(readFileSync(out, 'utf8')).toContain(answers);
    }

    // Equal answers count as a retry for a day. The survey is a day old, the loan two days.
    const server = await startServer(place, {}, { at: Date.parse('2026-11-22T12:00:00Z') });
    const bearer = await server.logInAgain();
    expect(await server.sendSurvey({ student_id: student }, bearer)).toEqual(accepted);
    expect(await server.applyForLoan({ student_id: student }, bearer)).toEqual(accepted);
    expect(await place.rows('select id from submissions')).toHaveLength(4);
  });
});

describeOnPostgres('restore with an object store', (_, openEmpty) => {
  test('leaves an empty database when interrupted, and works when repeated', async () => {
    const backup = await sampleBackup();
    const store = await startS3Server();
    const empty = { ...(await openEmpty()), store };
    store.fault = (method) => (method === 'GET' ? 503 : undefined);
    await expect(officeOutput(empty, 'restore', backup)).rejects.toThrow(
      /^The object store at \S+ answered 503/,
    );
    expect(Object.values(await everyRow(empty)).flat()).toEqual([]);
    expect(store.objects.size).toBe(1);
    store.fault = () => undefined;
    await officeOutput(empty, 'restore', backup);
    expect(store.objects.size).toBe(1);
  });
});
