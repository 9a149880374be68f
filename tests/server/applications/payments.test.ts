import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bututs } from '#domain/bututs.ts';
import { folders } from '#folders';
import { deposit, invoice, openStaff } from '../support/data/staff.ts';
import { startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

const nothingYet = { deposited_minus_expected: 0, application_fee: null, balance: 0 };

async function studentWithMoney(server: TestServer) {
  const student = await server.enrolStudent();
  const office = await openStaff(server);
  return {
    ...student,
    office,
    async financesAt(moment = '2026-11-20T12:00:00.000Z') {
      server.clock.at = Date.parse(moment);
      const { status, body } = await server.finances(student.id, await server.logInAgain());
      expect(status).toBe(200);
      return body;
    },
  };
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(folders.schemas, file), 'utf8'));

describeOnDatabase('GET /applications/{user}/finances, /deposits, /invoices and /universities/', (open) => {
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

  test('returns an empty list to a new student, and thousands of rows to another', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    for (const list of ['deposits', 'invoices'] as const) {
      const answer = await server[list](id, bearer);
      expect(answer, list).toEqual({ status: 200, body: { results: [] } });
    }
    const office = await openStaff(server);
    const memos = Array.from({ length: 5000 }, (_, index) => `Deposit ${index}`);
    await office.add(
      id,
      memos.map((memo) => deposit('2026-11-05', 1, memo)),
    );
    const { body } = await server.deposits(id, bearer);
    expect(body.results.map(({ memo }) => memo)).toEqual(memos.toReversed());

    const sent = async (encoding: string) => {
      const headers = { ...bearer, 'accept-encoding': encoding };
      const answer = await server.deposits(id, headers);
      const length = Number(answer.headers.get('content-length'));
      return { zipped: answer.headers.get('content-encoding'), length, body: answer.body };
    };
    const zipped = await sent('gzip, deflate, br');
    for (const encoding of ['identity', 'br;q=1.0, gzip;q=0']) {
      const whole = await sent(encoding);
      expect(whole).toEqual({ zipped: null, length: expect.any(Number), body });
      expect(zipped.length).toBeLessThan(whole.length / 3);
    }
    expect(zipped).toEqual({ zipped: 'gzip', length: expect.any(Number), body });
  });

  test('returns the staff’s figures, with each university at the position of its id minus one', async () => {
    const { universities } = readJson('portal.json') as { universities: { id: number }[] };
    const schools = readJson('options/school.json').oneOf as { const: string; code: number }[];
    const { server, bearer } = await startWithStudent(open);
    const { body: list } = await server.universities(bearer);
    expect(list).toHaveLength(schools.length);
    for (const { const: name, code } of schools) {
      const written: object = universities.find(({ id }) => id === code)!;
      const { placeholder, ...figures } = { placeholder: true, ...written };
      expect(list[code - 1]).toEqual({ ...figures, name });
    }
  });
});

const anyId = expect.stringMatching(/^[\w-]{22}$/);

/* These tests run on each kind of database, because number types and the order of rows differ. */
describeOnEachDatabase('GET /applications/{user}/finances, /deposits and /invoices', (open) => {
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

  test('lists each kind, newest first, and within a day the last entered first', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    const office = await openStaff(server);
    const memo = 'Bank deposit by my uncle 🏦 in Serekunda, "for the 1st semester" <b>';
    await office.add(id, [
      invoice('2026-12-05', 1150, 'Monthly payment 2 of 12'),
      invoice('2026-11-05', 1150, 'Monthly payment 1 of 12'),
      deposit('2026-11-03', 500, 'In the morning'),
      deposit('2026-11-03', 650.5, 'At noon'),
      deposit('2025-12-31', 0.01, memo),
    ]);
    await office.add(id, [
      deposit('2026-11-03', 1, 'In the evening'),
      deposit('2026-11-04', 2, 'A day later'),
    ]);
    await office.add(other.id, [invoice('2026-11-05', 77), deposit('2026-11-05', 99)]);
    expect((await server.invoices(id, bearer)).body).toEqual({
      results: [
        { id: anyId, memo: 'Monthly payment 2 of 12', date: '2026-12-05', amount: 1150 },
        { id: anyId, memo: 'Monthly payment 1 of 12', date: '2026-11-05', amount: 1150 },
      ],
    });
    expect((await server.deposits(id, bearer)).body).toEqual({
      results: [
        { id: anyId, memo: 'A day later', date: '2026-11-04', amount: 2 },
        { id: anyId, memo: 'In the evening', date: '2026-11-03', amount: 1 },
        { id: anyId, memo: 'At noon', date: '2026-11-03', amount: 650.5 },
        { id: anyId, memo: 'In the morning', date: '2026-11-03', amount: 500 },
        { id: anyId, memo, date: '2025-12-31', amount: 0.01 },
      ],
    });
  });

  test('numbers concurrent entries of several people without collisions', async () => {
    const { server, id } = await startWithStudent(open);
    const offices = await Promise.all([openStaff(server), openStaff(server)]);
    await Promise.all(
      offices.flatMap(({ add }) =>
        Array.from({ length: 5 }, () => add(id, [deposit('2026-11-05', 1), deposit('2026-11-05', 2)])),
      ),
    );
    const rows = await server.place.rows('select number, amount from transactions order by number');
    const inPairs = Array.from({ length: 20 }, (_, index) => ({
      number: index + 1,
      amount: index % 2 === 0 ? 100 : 200,
    }));
    expect(rows.map((row) => ({ ...row, amount: Number(row.amount) }))).toEqual(inPairs);
  });
});
