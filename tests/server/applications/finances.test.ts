import { expect, test } from 'vitest';
import { bututs } from '#domain/bututs.ts';
import { deposit, invoice, openStaff } from '../support/data/staff.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

const nothingYet = { deposited_minus_expected: 0, application_fee: null, balance: 0 };

/** One student and the office, on 20 November 2026 at noon. */
async function studentWithMoney(server: TestServer) {
  const student = await server.enrolStudent();
  const office = await openStaff(server);
  return {
    ...student,
    office,
    /** The finances that the student sees at that moment. */
    async financesAt(moment = '2026-11-20T12:00:00.000Z') {
      server.clock.at = Date.parse(moment);
      const { status, body } = await server.finances(student.id, await server.logInAgain());
      expect(status).toBe(200);
      return body;
    },
  };
}

describeOnDatabase('GET /applications/{user}/finances', (open) => {
  test('expects invoices until today and counts every deposit, and has no fee before the office decides', async () => {
    const { id, office, financesAt } = await studentWithMoney(await startServer(await open()));
    expect(await financesAt()).toEqual(nothingYet);
    await office.add(id, [
      invoice('2026-11-19', 1),
      invoice('2026-11-20', 10),
      invoice('2026-11-21', 100),
      invoice('2027-11-20', 1000),
      deposit('2026-11-19', 20_000),
      deposit('2026-11-21', 50_000),
    ]);
    const balance = 1111 - 70_000;
    const finances = (expected: number) => ({
      ...nothingYet,
      deposited_minus_expected: 70_000 - expected,
      balance,
    });
    expect(await financesAt('2026-11-19T23:59:59.999Z')).toEqual(finances(1));
    expect(await financesAt('2026-11-20T00:00:00.000Z')).toEqual(finances(11));
    expect(await financesAt('2026-11-20T23:59:59.999Z')).toEqual(finances(11));
    expect(await financesAt('2026-11-21T00:00:00.000Z')).toEqual(finances(111));
  });

  test('adds up without rounding errors, and below zero if overpaid', async () => {
    const { id, office, financesAt } = await studentWithMoney(await startServer(await open()));
    await office.add(id, [
      ...Array.from({ length: 3 }, () => invoice('2026-11-05', 0.1)),
      deposit('2026-11-06', 0.1),
    ]);
    expect(await financesAt()).toEqual({ ...nothingYet, deposited_minus_expected: -0.2, balance: 0.2 });
    await office.add(id, [deposit('2026-11-07', 0.27), deposit('2026-11-08', 1000.07)]);
    expect(await financesAt()).toEqual({
      ...nothingYet,
      deposited_minus_expected: 1000.14,
      balance: -1000.14,
    });
  });
});

/* Each database has its own number types. */
describeOnEachDatabase('large finances', (open) => {
  test('adds up only the student’s own thousands of rows, in amounts and sums above 32 bits', async () => {
    const server = await startServer(await open());
    const { id, office, financesAt } = await studentWithMoney(server);
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    await office.add(other.id, [invoice('2026-11-05', 77), deposit('2026-11-05', 99)]);
    const days = Array.from({ length: 2500 }, (_, index) => `20${10 + (index % 16)}-11-05`);
    await office.add(id, [
      ...days.map((date) => invoice(date, 30_000_000.01)),
      ...days.map((date) => deposit(date, 30_000_000)),
    ]);
    await office.decide(id, { status: 'pending', applicationFee: bututs(40_000_000.5), startDate: null });
    expect(await financesAt()).toEqual({
      deposited_minus_expected: -25,
      application_fee: 40_000_000.5,
      balance: 25,
    });
  });
});
