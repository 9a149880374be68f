import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sumOf } from '#domain/money.ts';
import { openBackend } from '#server/backend.ts';
import { readConfig } from '#server/config.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { deposit, openStaff } from '../support/data/staff.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

async function seenBy(server: TestServer, password: string) {
  const { phone } = demoStudents.find((student) => student.password === password)!;
  const { user, access_token } = (await server.logIn(phone, password)).body;
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    user,
    application: (await server.application(user, headers)).body,
    universities: (await server.universities(headers)).body,
    upload: (await server.invoiceExists(user, headers)).body,
    finances: (await server.finances(user, headers)).body,
    invoices: (await server.invoices(user, headers)).body.results,
    deposits: (await server.deposits(user, headers)).body.results,
  };
}

/** How far students are ahead of the payment plan, in dalasi (negative: behind). All others are on time. */
const differences: { readonly [password: string]: number } = {
  'demo-behind': -1749.74,
  'demo-ahead': 2800,
  'demo-overpaid': 250.75,
  'demo-long-name': -102_879.62,
};

/** The day before a due date (the 5th), a due date just after New Year, and the end of a short month. */
const days = ['2026-12-04', '2027-01-05', '2028-02-29'];

describeOnDatabase('demo mode', (open) => {
  test('gives each student the status, invoice and money of their state, and a contract that matches the invoices', async () => {
    const server = await startServer(await open(), { demo: true });
    const states = demoStudents.map(async ({ password, status, plan }) => {
      const { application, universities, upload, finances, invoices, deposits } = await seenBy(
        server,
        password,
      );
      expect(application.status, password).toBe(status);
      expect(upload.file_path !== null, password).toBe(status !== 'open');
      if (upload.file_path) {
        const file = path.join(server.place.dataDir, 'files', upload.file_path);
        expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
      }
      const own = universities[application.university.id - 1]!;
      expect(invoices.length > 0, password).toBe(plan !== undefined);
      const during = sumOf([own.during_studies_min_payment, own.during_studies_membership_fee]);
      const after = sumOf([own.after_studies_min_payment, own.after_studies_membership_fee]);
      expect(after, password).toBeGreaterThan(during);
      // The last instalment is the first in the list, and its amount may differ.
      for (const { amount } of invoices.slice(1)) expect(amount, password).toBe(during);
      const { deposited_minus_expected, application_fee, balance } = finances;
      const { date_applied, start_date } = application;
      return [
        ...[password, date_applied, start_date, application_fee],
        ...[invoices.length, deposits.length, deposited_minus_expected, balance],
      ];
    });
    expect(await Promise.all(states)).toEqual([
      ['demo-open', '2026-11-20', null, null, 0, 0, 0, 0],
      ['demo-pending', '2026-11-17', null, 500, 0, 0, 0, 0],
      ['demo-approved', '2026-11-10', '2026-11-10', 500, 12, 0, 0, 13_800],
      ['demo-on-time', '2026-10-11', '2026-10-11', 500, 12, 1, 0, 12_650],
      ['demo-behind', '2026-07-03', '2026-07-08', 500, 12, 3, -1749.74, 8416.42],
      ['demo-ahead', '2026-08-02', '2026-08-12', 300, 12, 2, 2800, 3500],
      ['demo-overpaid', '2026-04-19', '2026-05-04', 600, 6, 2, 250.75, -250.75],
      ['demo-no-payments', '2026-11-14', '2026-11-19', 500, 0, 0, 0, 0],
      ['demo-300-payments', '2020-12-31', '2021-01-10', 500, 72, 300, 0, 1950],
      ['demo-rejected', '2026-10-31', null, null, 0, 0, 0, 0],
      ['demo-masters', '2026-10-11', '2026-10-11', 1020, 12, 1, 0, 18_700],
      ['demo-long-name', '2026-09-06', '2026-09-11', 300, 12, 2, -102_879.62, 1_131_685.88],
    ]);
  });

  test.each(days)(
    'seeded on %s, each student is in the right state, with nothing older than the contract',
    async (today) => {
      const now = () => Date.parse(`${today}T23:59:59Z`);
      const server = await startServer(await open(), { demo: true }, { now });
      for (const { password, plan } of demoStudents) {
        const { application, finances, invoices, deposits } = await seenBy(server, password);
        const due = invoices.filter(({ date }) => date <= today);
        expect(due.length, password).toBe(plan?.due ?? 0);
        for (const { date } of [...due, ...deposits]) {
          expect(date >= String(application.start_date), `${password} ${date}`).toBe(true);
          expect(date <= today, `${password} ${date}`).toBe(true);
        }
        expect(finances.deposited_minus_expected, password).toBe(differences[password] ?? 0);
      }
    },
  );

  test('adds newer students and their money to a store of an earlier version', async () => {
    const place = await open();
    const earlier = await startServer(place, { demo: true });
    const { database } = await openStaff(earlier);
    await earlier.app.close();
    await database.deleteFrom('transactions').execute();
    const newer = database.selectFrom('students').where('phone', '>', '0000003').select('id');
    const applied = database.selectFrom('applications').where('student_id', 'in', newer).select('id');
    await database.deleteFrom('invoice_files').where('application_id', 'in', applied).execute();
    await database.deleteFrom('applications').where('student_id', 'in', newer).execute();
    await database.deleteFrom('students').where('phone', '>', '0000003').execute();
    await database.updateTable('applications').set({ application_fee: null, start_date: null }).execute();
    const ids = await place.rows('select id from students order by phone');
    expect(ids).toHaveLength(3);

    // Two processes that start together must add the payments only once.
    const now = () => earlier.clock.at;
    const config = { ...readConfig({ DEMO: '1' }), ...place };
    const two = await Promise.all([1, 2].map(() => openBackend(config, { now }, () => {})));
    await Promise.all(two.map((backend) => seedDemo(backend, earlier.app.log)));
    await Promise.all(two.map((backend) => backend.database.destroy()));

    const server = await startServer(place, { demo: true });
    expect((await place.rows('select id from students order by phone')).slice(0, 3)).toEqual(ids);
    expect((await seenBy(server, 'demo-open')).application.status).toBe('open');
    expect((await seenBy(server, 'demo-pending')).finances.application_fee).toBe(500);
    const approved = await seenBy(server, 'demo-approved');
    expect(approved.application).toMatchObject({ status: 'approved', start_date: '2026-11-10' });
    expect(approved.invoices).toHaveLength(12);
    expect((await seenBy(server, 'demo-300-payments')).deposits).toHaveLength(300);
  });

  test('leaves later changes and real students alone', async () => {
    const place = await open();
    const real = await startServer(place);
    await real.submit({ mobileNumber: '0000003' });
    await real.app.close();
    const first = await startServer(place, { demo: true });
    const { user } = await seenBy(first, 'demo-pending');
    const office = await openStaff(first);
    await office.decide(user, { status: 'approved', applicationFee: 12_345, startDate: null });
    await office.add(user, [deposit('2026-11-20', 123.45)]);
    await first.app.close();
    const money = await place.rows('select * from transactions order by id');
    const server = await startServer(place, { demo: true, demoIsGiven: false });
    expect(await place.rows('select * from transactions order by id')).toEqual(money);
    const { application, finances, deposits } = await seenBy(server, 'demo-pending');
    expect(application.status).toBe('approved');
    expect(finances).toEqual({ deposited_minus_expected: 123.45, application_fee: 123.45, balance: -123.45 });
    expect(deposits).toHaveLength(1);
    const [stranger] = await place.rows(
      "select is_demo, status, application_fee from students join applications on student_id = students.id where phone = '0000003'",
    );
    expect(stranger).toEqual({ is_demo: 0, status: 'open', application_fee: null });
  });

  test('refuses to start a real server on demo data', async () => {
    const place = await open();
    await (await startServer(place, { demo: true })).app.close();
    await expect(startServer(place)).rejects.toThrow(/holds demo students, whose passwords everybody knows/);
  });
});
