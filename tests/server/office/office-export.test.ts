import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { office } from '../support/data/office.ts';
import { seedStudents } from '../support/data/seed-students.ts';
import { startServer, startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

/*
 * The export reads rows page by page, and databases compare and sort differently, so these tests run on each
 * kind of database.
 */
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
      // Many applications have the same timestamp. If a page of the export ends between two of them, the
      // export must neither lose nor repeat an application.
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
      Gender: 'Female',
      'Date of birth': '2003-02-13',
      'Street address': "'@home",
      'MAT number': "'00123",
      GPA: '3.25',
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
    const nowhere = path.join(place.dataDir, 'none', 'a.csv');
    for (const [file, sentence] of [
      [nowhere, /There is no folder/],
      [path.join(out, 'b.csv'), `There is no folder ${out}. Create it first.`],
    ] as const) {
      expect((await office(place, 'export', 'freelance', '--out', file)).error).toMatch(sentence);
    }
    const other = path.join(place.dataDir, 'b.csv');
    const names = ['freelance', 'applications'];
    const both = await Promise.all(names.map((name) => office(place, 'export', name, '--out', other)));
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(files()).toEqual(['a.csv', 'b.csv']);
    expect(existsSync(nowhere)).toBe(false);
  });
});
