import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { office, officeProcess } from '../support/data/office.ts';
import { resetBy } from '../support/data/password-resets.ts';
import { startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

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
    for (const words of [
      'Isatou Ceesay (301 2345)',
      /Gender +Female\n/,
      /How will the tuition advance .* I want to become a midwife in Basse\.\n/,
      /1 +\S+\.pdf +1 KB +2026-11-20 12:00/,
      /Application fee +not set/,
      /Changes of the phone number\n {2}none\n/,
    ]) {
      expect(shown).toMatch(words);
    }
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
