import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { office, officeProcess } from '../support/data/office.ts';
import { resetBy } from '../support/data/password-resets.ts';
import { seedManyStudents, seedStudents } from '../support/data/seed-students.ts';
import { retryUntilAccepted } from '../support/process/answers.ts';
import { startServer, startWithStudent } from '../support/process/server.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  type TestStorage,
} from '../support/storage/test-storage.ts';

describeOnDatabase('the office, while the server runs', (open) => {
  test('handles an application up to the first deposit, as people do it and as the student sees it', async () => {
    const { server, place, id, bearer } = await startWithStudent(open);
    const invoice = pdf('invoice');
    await server.upload(id, invoice, 'invoice.pdf', bearer);
    const run = async (...line: string[]) => {
      const said = await office(place, ...line);
      expect(said, line.join(' ')).toMatchObject({ code: 0, error: '' });
      return said.out;
    };

    expect((await officeProcess(place, 'applications', '--status', 'open')).out).toMatch(
      new RegExp(
        `^Application .*\n${id}  2026-11-20  open    301 2345  Isatou Ceesay  Gambia College  1\n1 app`,
      ),
    );
    const shown = await run('show', '301 2345');
    expect(shown).toContain('Isatou Ceesay (301 2345)');
    expect(shown).toMatch(/Gender +Female\n/);
    expect(shown).toMatch(/How will the tuition advance .* I want to become a midwife in Basse\.\n/);
    expect(shown).toMatch(/1 +\S+\.pdf +1 KB +2026-11-20 12:00/);
    expect(shown).toMatch(/Application fee +not set/);
    expect(shown).toMatch(/Changes of the phone number\n {2}none\n/);
    const out = path.join(place.dataDir, 'copy.pdf');
    expect(await run('file', id, '--out', out)).toContain(`is in ${out} (PDF, 1 KB).`);
    expect(readFileSync(out).equals(invoice)).toBe(true);
    expect(statSync(out).mode & 0o777).toBe(0o600);

    expect(await run('set-status', id, 'pending', '--advance', 'D12,000')).toContain(
      'Application fee: D600.',
    );
    expect((await server.invoiceExists(id, bearer)).body).toMatchObject({ status: 'pending' });
    await run('set-status', id, 'approved', '--start', '2026-11-01');
    expect((await server.application(id, bearer)).body).toMatchObject({
      status: 'approved',
      start_date: '2026-11-01',
    });
    await run('add-plan', id, '--total', '12000', '--months', '12', '--first', '2026-11-05');
    await run('add-deposit', id, '--amount', '1,500.50', '--date', '2024-11-20', '--memo', 'Cash');
    expect((await server.finances(id, bearer)).body).toEqual({
      deposited_minus_expected: 500.5,
      application_fee: 600,
      balance: 10_499.5,
    });
    const { results } = (await server.invoices(id, bearer)).body;
    expect(results).toHaveLength(12);
    expect(results.at(-1)).toMatchObject({
      memo: 'Monthly payment 1 of 12',
      date: '2026-11-05',
      amount: 1000,
    });
    expect((await server.deposits(id, bearer)).body).toEqual({
      results: [{ id: expect.any(String), memo: 'Cash', date: '2024-11-20', amount: 1500.5 }],
    });
  });

  test('shows a student’s former phone numbers, and whether the current one is verified', async () => {
    const { server, place, id, withPassword } = await startWithStudent(open);
    await server.changePhone(id, '3055555', withPassword);
    const shown = async () => (await office(place, 'show', '3055555')).out;
    const change =
      'Changes of the phone number\n  Changed (UTC)     From      To        A code sent to it was used\n';
    expect(await shown()).toContain(`${change}  2026-11-20 12:00  301 2345  305 5555  not yet\n`);
    server.clock.at += 60_000;
    await resetBy(server, '3055555', 'a better horse');
    expect(await shown()).toContain(`${change}  2026-11-20 12:00  301 2345  305 5555  2026-11-20 12:01\n`);
  });

  test('cancels a wrong entry once, for every date, without deleting it', async () => {
    const { server, place, id, bearer } = await startWithStudent(open);
    const finances = async () => (await server.finances(id, bearer)).body;
    await office(place, 'add-plan', id, '--total', '100', '--months', '3', '--first', '2026-10-31');
    await office(place, 'add-deposit', id, '--amount', '5000', '--date', '2026-11-19', '--memo', 'Bank');
    expect(await finances()).toMatchObject({ deposited_minus_expected: 4933.34, balance: -4900 });
    const { out } = await office(place, 'cancel-entry', id, '1-2,4');
    expect(out.match(/is cancelled/g)).toHaveLength(3);
    expect(await finances()).toMatchObject({ deposited_minus_expected: 0, balance: 33.34 });
    expect((await server.deposits(id, bearer)).body).toMatchObject({
      results: [
        { memo: 'Cancelled: Bank', date: '2026-11-19', amount: -5000 },
        { memo: 'Bank', date: '2026-11-19', amount: 5000 },
      ],
    });
    const again = await office(place, 'cancel-entry', id, '3,4');
    expect(again.error).toBe('Entry 4 was cancelled before, by entry 7. Nothing was cancelled.\n');
    const cancellation = await office(place, 'cancel-entry', id, '7');
    expect(cancellation.error).toContain('Entry 7 cancels another entry');
    expect((await office(place, 'show', id)).out).toMatch(
      /4 +2026-11-19 +deposit +D5,000 +Bank \(cancelled by 7\)/,
    );
    const both = await Promise.all([
      office(place, 'cancel-entry', id, '3'),
      office(place, 'cancel-entry', id, '3'),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await place.rows('select id from transactions')).toHaveLength(8);
  });
});

const students = 400;

function bankFile({ dataDir }: TestStorage, lines: readonly string[]): string {
  const file = path.join(dataDir, 'bank.csv');
  writeFileSync(file, ['phone,date,amount,memo,reference', ...lines].join('\r\n'));
  return file;
}

/**
 * The dates are past by the tests' clock and by the real one, which the import that runs in a process of its
 * own uses.
 */
const good = Array.from({ length: 10_000 }, (_, index) => {
  const phone = 3_500_000 + (index % students);
  return `${phone},2024-03-${10 + (index % 18)},"1,000.50",Bank,R${index}`;
});

describeOnDatabase('import-deposits', (open) => {
  test('reports five bad lines of 10,000 and stores nothing, then stores all once fixed, while the server responds', async () => {
    const { server, place, id, bearer } = await startWithStudent(open);
    await seedManyStudents(place, students);
    const bad = [...good];
    bad[0] = bad[0]!.replace(/^\d+/, '3999999');
    bad[98] = bad[98]!.replace('2024-03', '2024-13');
    bad[4998] = bad[4998]!.replace('"1,000.50"', '1,000.50');
    bad[4999] = bad[4999]!.replace('"1,000.50"', 'ten');
    bad[9999] = bad[9999]!.replace(/2024-03-\d\d/, '05/03/2024');
    const refused = await office(place, 'import-deposits', bankFile(place, bad));
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.error.split('\n')).toEqual([
      '5 lines of 10,000 cannot be imported, so nothing was stored:',
      '  line 2: No student has the phone 3999999.',
      '  line 100: There is no day 2024-13-18.',
      '  line 5000: 6 cells under 5 titles. (An amount such as 1,500 must be in quotes, or without the comma.)',
      '  line 5001: "ten" is not an amount. Write it as 1500, 1,500.50 or D1,500.50.',
      '  line 10001: 05/03/2024 can be read in two ways. Write it as 2026-12-05, or add --day-first if this file writes the day first.',
      'Put them right in the file, and import it again.',
      '',
    ]);
    expect(await place.rows('select id from transactions')).toEqual([]);

    const corrected = good.with(9999, good[9999]!.replace(/^\d+/, '"+220 301 2345"'));
    const file = bankFile(place, corrected);
    let isDone = false;
    const imported = officeProcess(place, 'import-deposits', file).finally(() => {
      isDone = true;
    });
    const answers: number[] = [];
    // A call gets 503, and is repeated, if it waits too long for the student's row, which the import locks.
    const edit = () => server.editAccount(id, contact, bearer);
    while (!isDone) answers.push((await retryUntilAccepted(edit)).status);
    expect(await imported).toEqual({
      code: 0,
      out: '10,000 new deposits of 401 students, D10,005,000 in all, are stored.\n',
      error: '',
    });
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await server.deposits(id, bearer)).body).toMatchObject({
      results: [{ memo: 'Bank R9999', date: '2024-03-19', amount: 1000.5 }],
    });
    const again = await office(place, 'import-deposits', file);
    expect(again.out).toMatch(
      /^10,000 lines imported before, left out: line 2, .*\nNothing in the file is new\.\n$/,
    );
    expect(await count(place)).toBe(10_000);
  });

  test('recognises earlier imports by content, and counts equal lines as separate deposits', async () => {
    const place = await open();
    await startServer(place);
    await seedStudents(place, [{ phone: '3500001' }, { phone: '3500002' }]);
    const line = '3500001,2026-11-01,500,Cash,';
    const twins = [line, line];
    const run = async (lines: string[], ...options: string[]) => {
      const { out, error } = await office(place, 'import-deposits', bankFile(place, lines), ...options);
      return out + error;
    };
    expect(await run(twins, '--dry-run')).toBe(
      '2 new deposits of 1 student, D1,000 in all, would be stored.\n',
    );
    expect(await count(place)).toBe(0);
    const both = await Promise.all([run(twins), run(twins)]);
    expect(both.filter((said) => said.includes('Nothing in the file is new.'))).toHaveLength(1);
    expect(await count(place)).toBe(2);
    const more = ['3500002,2026-11-01,500,Cash,', ...twins, '3500001,2026-11-02,500,Cash,', line];
    expect(await run(more)).toBe(
      '2 lines imported before, left out: line 3, line 4.\n3 new deposits of 2 students, D1,500 in all, are stored.\n',
    );
    // Two lines with the same bank reference are the same deposit, even if their texts differ.
    expect(await run(['3500002,2026-11-03,9,Cash,B7'])).toContain('1 new deposit');
    expect(await run(['3500002,2026-11-03,9,Transfer,B7'])).toContain('Nothing in the file is new.');
    await office(place, 'cancel-entry', '3500002', '2');
    expect(await run(['3500002,2026-11-03,9,Cash,B7'])).toContain('Nothing in the file is new.');
  });

  test('points out a payment that was recorded by hand', async () => {
    const place = await open();
    await startServer(place);
    await seedStudents(place, [{ phone: '3500001' }]);
    for (const date of ['2026-11-01', '2026-11-02']) {
      const entry = ['--amount', '500', '--date', date, '--memo', 'At the office'];
      await office(place, 'add-deposit', '3500001', ...entry);
    }
    await office(place, 'cancel-entry', '3500001', '2');
    const file = bankFile(place, ['3500001,2026-11-02,500,,', '3500001,2026-11-01,500,,']);
    expect((await office(place, 'import-deposits', file)).out).toContain(
      'Recorded by hand before, of the same student, date and amount: line 3.\n',
    );
  });
});

const contact = { phone_number: '3012345', email: 'isatou@example.com' };

async function count(place: TestStorage): Promise<number> {
  return (await place.rows('select id from transactions')).length;
}

/* These tests run on each kind of database: the export reads page by page, and databases sort differently. */
describeOnEachDatabase('a long export', (open) => {
  test('writes each application with all answers as a row that spreadsheets do not change', async () => {
    const { place, id } = await startWithStudent(
      open,
      {},
      {
        firstName: '=HYPERLINK("http://x")',
        surname: 'Cée, "say"',
        streetAddress: '@home',
        loanQuestion: '-1\nand more; =2',
      },
    );
    const day = Date.UTC(2026, 10, 18);
    const seeds = Array.from({ length: 1100 }, (_, index) => ({
      phone: `0${4_000_000 + index}`,
      // Three hundred applications share a timestamp, so that a page of the export ends between them.
      createdAt: day - Math.floor(index / 300) * 60_000,
      answers: { basic: { firstName: 'Awa' }, academic: { ID: '00123', nickname: 'Old answer' } },
    }));
    const ids = [
      ...(await seedStudents(place, seeds.slice(0, 600))),
      ...(await seedStudents(place, seeds.slice(600))),
    ];
    await office(place, 'set-status', id, 'pending', '--advance', '12345');
    const out = path.join(place.dataDir, 'answers.csv');
    expect(await office(place, 'export', 'applications', '--out', out)).toEqual({
      code: 0,
      out: `1,101 rows and the titles are in ${out}.\n`,
      error: '',
    });

    const csv = readFileSync(out, 'utf8');
    expect(csv).toMatch(/^\uFEFFApplication,Date applied,Status,Phone,/);
    expect(csv.match(/[^\r]\n/g)).toEqual(['1\n']);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const rows: string[][] = parse(csv, { bom: true });
    expect(rows.flat().filter((cell) => /^[\s]*[=+\-@]|^[\t\r]/.test(cell))).toEqual([]);
    expect(new Set(rows[0]).size).toBe(rows[0]!.length);

    const records: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    expect(records[0]).toMatchObject({
      Status: 'pending',
      Phone: "'3012345",
      'Date applied': '2026-11-20',
      'Application fee': '617.25',
      'First name': '\'=HYPERLINK("http://x")',
      Surname: 'Cée, "say"',
      GPA: '3.25',
      'Street address': "'@home",
      'MAT number': "'00123",
      'How will the tuition advance help you with your future goals?': "'-1\nand more; '=2",
      'Other answers': '',
    });
    expect(records[1]).toMatchObject({
      Phone: expect.stringMatching(/^'04000/),
      'Other answers': 'nickname: Old answer',
    });
    expect(new Set(records.map(({ Application }) => Application!.replace(/^'/, '')))).toEqual(
      new Set([id, ...ids]),
    );
    expect(csv).not.toMatch(/correct horse|argon2|nobody logs in/);

    const since = path.join(place.dataDir, 'since.csv');
    const result = await office(place, 'export', 'applications', '--out', since, '--since', '2026-11-19');
    expect(result.out).toMatch(/^1 row and the titles/);
  });
});

describeOnDatabase('export', (open) => {
  test('keeps an existing file, and leaves nothing after a failure', async () => {
    const place = await open();
    await startServer(place);
    const files = () => readdirSync(place.dataDir).filter((name) => /part|csv/.test(name));
    const out = path.join(place.dataDir, 'a.csv');
    await office(place, 'export', 'freelance', '--out', out);
    const before = readFileSync(out, 'utf8');
    const again = await office(place, 'export', 'applications', '--out', out);
    expect(again).toEqual({ code: 1, out: '', error: `${out} already exists. Give --out another name.\n` });
    expect(readFileSync(out, 'utf8')).toBe(before);
    const nowhere = path.join(place.dataDir, 'none');
    for (const folder of [out, nowhere]) {
      const { error } = await office(place, 'export', 'freelance', '--out', path.join(folder, 'b.csv'));
      expect(error).toBe(`There is no folder ${folder}. Create it first.\n`);
    }
    const other = path.join(place.dataDir, 'b.csv');
    const names = ['freelance', 'applications'];
    const both = await Promise.all(names.map((name) => office(place, 'export', name, '--out', other)));
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(files()).toEqual(['a.csv', 'b.csv']);
    expect(existsSync(nowhere)).toBe(false);
  });
});
