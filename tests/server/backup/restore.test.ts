import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#server/backup/write-backup.ts';
import { migrateTo } from '#server/database/migrate.ts';
import { sqliteDialect } from '#server/database/sqlite/sqlite.ts';
import type { Tables } from '#server/database/tables.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { sampleApplication } from '../support/data/sample-application.ts';
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

const id = 'a'.repeat(22);

/** The digest and the answers are as an earlier version of the server stored them. */
const oldSurvey = {
  digest: 'b28164cbaecaf3e044ba5c2b1e08015c3a47364aa54b7c84e9028a352e215564',
  answers: JSON.stringify({
    about: {},
    first: { first_choice: 'Tutoring/education' },
    second: { second_choice: 'Digital Marketing' },
  }),
};
const oldLoan = {
  digest: '293bda0cdaa07913cd276db36b17c73d915822a234f28e6b780681b626da67ae',
  answers: JSON.stringify({
    contact: { name: 'Isatou Ceesay', business_name: 'Isatou Tailoring' },
    industry: { industry: 'Manufacturing' },
    business: { years: '2', num_employees: '3', description: 'We sew school uniforms in Serekunda.' },
    amounts: { loan_amount: '4000.5', avg_monthly_sales: '12500', avg_monthly_expenses: '0' },
    plans: {},
  }),
};

const submissionOf = (form: string, { answers, digest }: typeof oldSurvey, copy: number, at?: number) => ({
  ...{ id: expect.any(String), form, flow_version: 1, answers, application_id: id, digest },
  ...{ key: `${id}/${digest}/${copy}`, created_at: at },
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
    const insert = (table: string, ...row: readonly unknown[]) =>
      sql`insert into ${sql.table(table)} values (${sql.join(row)})`.execute(old);
    const [first, second] = ['2026-11-20T12:00:00Z', '2026-11-21T13:00:00Z'].map(Date.parse);
    await insert('students', 's', '3012345', await hash(sampleApplication.password), 0, first);
    await insert(
      'applications',
      ...[id, 's', 'open', 1, '{}', 'F', 'S', 'e', 'm', 1, '2026-11-20', null, 1, null],
    );
    await insert('messages', 'm', 'pay-invoice-reminder', id, 'once', '3012345', 'waiting', 0, 1, 1);
    // The earlier version had a separate table for the submissions of each of these two forms.
    await insert('freelance_surveys', 'f1', id, 1, oldSurvey.answers, oldSurvey.digest, 1, first);
    await insert('freelance_surveys', 'f2', id, 1, oldSurvey.answers, oldSurvey.digest, 2, second);
    await insert('business_loans', 'b', id, 1, oldLoan.answers, oldLoan.digest, 1, first);
    const backup = path.join(temporaryFolder(), 'backup');
    const files = await openLocalStore(path.join(dataDir, 'files'));
    await writeBackup({ database: old, files, now: Date.now }, backup);

    const place = await openEmpty();
    await officeOutput(place, 'restore', backup);
    // Equal answers count as a retry for a day. The survey is a day old and the loan two days, so that below,
    // only the loan is stored again.
    const server = await startServer(place, {}, { at: Date.parse('2026-11-22T12:00:00Z') });
    const fresh = await openEmbedded();
    await makeTables(fresh);
    const migrations = 'select name from kysely_migration order by name';
    expect(await place.rows(migrations)).toEqual(await fresh.rows(migrations));
    expect(await place.values('select phone from students')).toEqual(['3012345']);
    expect(await place.rows('select id, parameters from messages')).toEqual([{ id: 'm', parameters: null }]);
    const rows = await place.rows('select * from submissions order by id');
    expect(rows.map((row) => ({ ...row, created_at: Number(row.created_at) }))).toEqual([
      submissionOf('business-loan', oldLoan, 1, first),
      submissionOf('freelance-survey', oldSurvey, 1, first),
      submissionOf('freelance-survey', oldSurvey, 2, second),
    ]);
    for (const table of ['freelance_surveys', 'business_loans'])
      await expect(place.rows(`select * from ${table}`)).rejects.toThrow(table);
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

    const bearer = await server.logInAgain();
    expect(await server.sendSurvey({ student_id: id }, bearer)).toEqual(accepted);
    expect(await server.applyForLoan({ student_id: id }, bearer)).toEqual(accepted);
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
