import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { office, officeProcess } from '../support/data/office.ts';
import { seedStudents } from '../support/data/seed-students.ts';
import { retryUntilAccepted } from '../support/process/answers.ts';
import { startServer, startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase, type TestStorage } from '../support/storage/test-storage.ts';

const students = 400;
const phoneOf = (index: number) => String(3_500_000 + (index % students));

function bankFile({ dataDir }: TestStorage, lines: readonly string[]): string {
  const file = path.join(dataDir, 'bank.csv');
  writeFileSync(file, ['phone,date,amount,memo,reference', ...lines].join('\r\n'));
  return file;
}

/**
 * Valid lines of a file to import. One import runs in a separate process, which uses the machine's clock, so
 * the dates are long past.
 */
const good = Array.from(
  { length: 10_000 },
  (_, index) =>
    `${phoneOf(index)},2024-03-${String(1 + (index % 28)).padStart(2, '0')},"1,000.50",Bank,R${index}`,
);

describeOnDatabase('import-deposits', (open) => {
  test('reports five bad lines of 10,000 and stores nothing, then stores all once fixed, while the server responds', async () => {
    const { server, place, id, bearer } = await startWithStudent(open);
    await seedStudents(
      place,
      Array.from({ length: students }, (_, index) => ({ phone: phoneOf(index) })),
    );
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
      '  line 100: There is no day 2024-13-15.',
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
    // The import locks the student's row. If a call waits for the row too long, the server responds that the
    // client should retry.
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
      results: [{ memo: 'Bank R9999', date: '2024-03-04', amount: 1000.5 }],
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
    const twins = ['3500001,2026-11-01,500,Cash,', '3500001,2026-11-01,500,Cash,'];
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
    const more = [
      '3500002,2026-11-01,500,Cash,',
      ...twins,
      '3500001,2026-11-02,500,Cash,',
      ...twins.slice(1),
    ];
    expect(await run(more)).toBe(
      '2 lines imported before, left out: line 3, line 4.\n3 new deposits of 2 students, D1,500 in all, are stored.\n',
    );
    // The second file describes the same payment with another text, but has the same bank reference.
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
