import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { commands } from '#server/office/commands.ts';
import { pdf } from '../support/data/invoices.ts';
import { office } from '../support/data/office.ts';
import { seedStudents } from '../support/data/seed-students.ts';
import { startWithApplication } from '../support/process/server.ts';
import { makeTables } from '../support/storage/backups.ts';
import { lockTable } from '../support/storage/rows.ts';
import { describeOnDatabase, openDatabaseIn, openEmbedded } from '../support/storage/test-storage.ts';

const wrongLines: readonly (readonly [line: string, error: string | RegExp])[] = [
  ['shwo 3000001', 'There is no command "shwo". Did you mean "show"? "npm run office -- --help" lists them.'],
  ['xyzzy', 'There is no command "xyzzy". "npm run office -- --help" lists them.'],
  ['show', 'Something is missing.\nUsage: npm run office -- show <student>'],
  ['show 300 0001', /^"0001" is one argument too many\. \(Put text with spaces in quotes\.\)\nUsage: /],
  [
    'show nobody',
    'No student has the application id or phone number "nobody". The command "applications" lists them.',
  ],
  ['applications --statsu open', /^There is no option --statsu\. Did you mean "--status"\?\nUsage: /],
  ['applications -s open', /^There is no option -s\./],
  ['applications --status', /^--status needs a value\./],
  ['applications --status --since', /^--status needs a value\./],
  ['applications --since 01/11/2026', /^"01\/11\/2026" is not a date\. Write 5 December 2026 as 2026-12-05/],
  ['applications --since 2026-11-01 --since 2026-11-02', /^--since is given twice\./],
  ['file 3000001', '--out is missing.\nUsage: npm run office -- file <student> --out <path> [--number 1]'],
  ['file 3000001 --out x.pdf', /has not uploaded an invoice\.$/],
  ['set-status 3000001 aproved', /^There is no status "aproved"\. Did you mean "approved"\?/],
  ['set-status 3000001 pending', /At Gambia College the application fee is a percentage .* Say the advance/],
  ['set-status 3000001 open --advance 12000', '--advance can only be used with the status pending.'],
  ['set-status 3000001 pending --start 2026-12-05', '--start can only be used with the status approved.'],
  ['set-status 3000001 pending --fee 5 --advance 5', /^Give --advance or --fee, not both/],
  ['set-status 3000001 approved --start 2026-02-30', 'There is no day 2026-02-30.'],
  ['add-plan 3000001 --total 12000', /^--months, --first are missing\./],
  [
    'add-plan 3000001 --total 12000 --months 1.5 --first 2026-12-05',
    /^--months must be a whole number from 1 to 120/,
  ],
  ['add-plan 3000001 --total 0.05 --months 12 --first 2026-12-05', /too small/],
  ['add-deposit 3000001 --amount 5 --date 2026-11-21 --memo x', '21 November 2026 is in the future.'],
  ['add-deposit 3000001 --amount -5 --date 2026-11-20 --memo x', /not above 0\. \(Cancel a wrong entry/],
  ['cancel-entry 3000001 1', /^There is no entry 1\./],
  ['cancel-entry 3000001 3-1', /is not a list of entries/],
  ['cancel-entry 3000001 all', /is not a list of entries/],
  ['import-deposits x.csv --dry-run=yes', /^--dry-run takes no value\./],
  [
    'export all --out x.csv',
    /^There is no form "all"\. It is one of applications, freelance-survey, business-loan, /,
  ],
];

async function storeOfTwo() {
  const place = await openEmbedded();
  await makeTables(place);
  const [first, second] = await seedStudents(place, [
    { phone: '3000001', firstName: 'Awa\u001b[31m\nSecond', matNumber: '1' },
    {
      phone: '3000002',
      flowVersion: 0,
      createdAt: Date.UTC(2026, 10, 10),
      answers: { basic: { firstName: 'Lamin', nickname: 'Lam' } },
    },
  ]);
  return { place, first: first!, second: second! };
}

describe('the office’s messages', () => {
  test('--help lists every command, and describes each with an example', async () => {
    const nowhere = await openEmbedded();
    for (const line of [[], ['--help'], ['-h'], ['help']]) {
      const { code, out } = await office(nowhere, ...line);
      expect(code).toBe(0);
      for (const { name } of commands) expect(out).toMatch(new RegExp(`^ {2}${name} +[A-Z]`, 'm'));
      for (const printed of out.split('\n')) expect(printed.length).toBeLessThanOrEqual(100);
    }
    for (const { name, about } of commands) {
      const { code, out } = await office(nowhere, 'help', name);
      expect(code).toBe(0);
      expect(out).toContain(`${about}\n\nUsage: npm run office -- ${name}`);
      expect(out).toContain(`Example: npm run office -- ${name}`);
      for (const line of ['--help', '3012345 -h'])
        expect((await office(nowhere, name, ...line.split(' '))).out).toBe(out);
    }
  });

  test('explain a wrong command line in a sentence or two', async () => {
    const { place } = await storeOfTwo();
    for (const [line, error] of wrongLines) {
      const result = await office(place, ...line.split(' '));
      expect(result, line).toMatchObject({ code: 1, out: '' });
      if (typeof error === 'string') expect(result.error).toBe(`${error}\n`);
      else expect(result.error.trimEnd()).toMatch(error);
      expect(result.error.trimEnd().split('\n').length, line).toBeLessThanOrEqual(2);
    }
    expect(await place.rows('select id from transactions')).toEqual([]);
    expect(await place.rows("select id from applications where status <> 'open'")).toEqual([]);
  });

  test('filter a listing, newest first, with one line for each application', async () => {
    const { place, first, second } = await storeOfTwo();
    const ids = async (...options: string[]) => {
      const { out } = await office(place, 'applications', ...options);
      return out.split('\n').flatMap((line) => /^([\w-]{22}) /.exec(line)?.[1] ?? []);
    };
    expect(await ids()).toEqual([first, second]);
    expect(await ids('--since', '2026-11-19')).toEqual([first]);
    expect(await ids('--status', 'rejected')).toEqual([]);
    expect((await office(place, 'applications', '--status', 'rejected')).out).toBe(
      'No application was found.\n',
    );
    expect((await office(place, 'applications')).out).toContain('  Awa[31m Second Jall…  ');
  });

  test('show answers of an earlier form, including those no longer asked', async () => {
    const { place } = await storeOfTwo();
    const { out } = await office(place, 'show', '3000002');
    expect(out).toMatch(/\nBasic Information\n {2}First name +Lamin\n/);
    expect(out).toMatch(/\nOther answers\n {2}nickname +Lam\n/);
    expect(out).not.toContain('nobody logs in');
  });

  test('set the fee once, and change it only if requested', async () => {
    const { place } = await storeOfTwo();
    const fee = async (...line: string[]) => (await office(place, 'set-status', '3000002', ...line)).out;
    expect(await fee('pending', '--advance', '12000')).toContain(
      'open, now pending.\nApplication fee: D600.\n',
    );
    expect(await fee('pending')).toContain('still pending.\nApplication fee: D600.\n');
    expect(await fee('pending', '--fee', '0')).toContain('Application fee: D0.\n');
    expect(await fee('approved')).toContain('The contract begins on 20 November 2026.\n');
    expect(await fee('approved', '--start', '2026-12-05')).toContain('begins on 5 December 2026.\n');
    expect(await fee('approved')).toContain('begins on 5 December 2026.\n');
    expect(await fee('rejected')).toContain('approved, now rejected.\n');
  });

  test('do not record the same entry twice unless requested', async () => {
    const { place } = await storeOfTwo();
    const deposit = ['add-deposit', '3000002', '--amount', '5', '--date', '2026-11-01', '--memo', 'Cash'];
    const plan = ['add-plan', '3000002', '--total', '100', '--months', '2', '--first', '2026-11-30'];
    for (const line of [deposit, plan]) {
      expect((await office(place, ...line)).code).toBe(0);
      expect((await office(place, ...line)).error).toMatch(/already has (a plan|this deposit): entr/);
      expect((await office(place, ...line, '--again')).code).toBe(0);
    }
    await office(place, 'cancel-entry', '3000002', '1-6');
    expect((await office(place, ...deposit)).code).toBe(0);
    expect((await office(place, ...plan)).out).toContain('1 of them is due already.');
    const { out } = await office(place, 'show', '3000002');
    expect(out).toMatch(/Behind by +D45\n/);
  });

  test('accept an id that begins with a dash', async () => {
    const { place, first } = await storeOfTwo();
    const id = '-abcdefghijklmnopqrst-';
    const database = await openDatabaseIn(place);
    await database
      .insertInto('students')
      .values({ id, phone: '3000009', password_hash: '', is_demo: 0, created_at: 0 })
      .execute();
    await database.updateTable('applications').set({ student_id: id, id }).where('id', '=', first).execute();
    expect((await office(place, 'show', id)).out).toContain('(300 0009)');
  });

  test('wait for a locked database, and then report that nothing was done', async () => {
    const { place } = await storeOfTwo();
    const line = ['add-deposit', '3000002', '--amount', '7', '--date', '2026-11-01', '--memo', 'Cash'];
    const before = await place.rows('select count(*) as count from transactions');
    expect((await office(place, 'show', '3000002')).code).toBe(0);
    const release = await lockTable(place, 'transactions');
    expect(await office(place, ...line)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^The database is busy\. Nothing/),
    });
    await release();
    expect(await place.rows('select count(*) as count from transactions')).toEqual(before);
  });

  test('take the newest of several invoices, or the requested one', async () => {
    const { server, place, id } = await startWithApplication(openEmbedded);
    for (const text of ['first', 'second']) {
      await server.upload(id, pdf(text));
      server.clock.at += 60_000;
    }
    const file = (name: string, ...more: string[]) =>
      office(place, 'file', id, '--out', path.join(place.dataDir, name), ...more);
    expect((await file('new.pdf')).out).toContain('Invoice 2 of');
    expect((await file('old.pdf', '--number', '1')).out).toContain('Invoice 1 of');
    expect((await file('x.pdf', '--number', '3')).error).toContain('has numbers 1 to 2.');
    mkdirSync(path.join(place.dataDir, 'folder'));
    for (const there of ['old.pdf', 'folder']) expect((await file(there)).error).toContain('already exists');
  });
});

describeOnDatabase('a database of another version', (_, openEmpty) => {
  test('leaves it unchanged, and says what to do', async () => {
    const place = await openEmpty();
    const errorNow = async () => (await office(place, 'applications')).error;
    expect(await errorNow()).toMatch(
      /^(There is no database in .* Set DATA_DIR to|The database of DATABASE_URL is empty)/,
    );
    if (!place.databaseUrl) await expect(place.rows('select 1')).rejects.toThrow();
    const database = await openDatabaseIn(place);
    expect(await errorNow()).toBe('');
    const renamed = sql`update kysely_migration set name = '9999-later' where name = '0001-application'`;
    await renamed.execute(database);
    const newer = /^The database is of a newer version than this program\./;
    expect(await errorNow()).toMatch(newer);
    await expect(openDatabaseIn(place)).rejects.toThrow(newer);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(database);
    expect(await errorNow()).toMatch(
      /^The database is of an earlier version of this program\. Restart the server/,
    );
  });
});
