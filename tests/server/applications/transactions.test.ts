import { expect, test } from 'vitest';
import { deposit, invoice, openStaff } from '../support/data/staff.ts';
import { startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

const lists = ['deposits', 'invoices'];
const anyId = expect.stringMatching(/^[\w-]{22}$/);

describeOnEachDatabase('GET /deposits and /invoices', (open) => {
  test('list their own kind, newest first, and within a day the last entered first', async () => {
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
    const results = async (list: string) => {
      const { status, body } = await server.get(`/api/${list}?student_id=${id}`, bearer);
      expect(status).toBe(200);
      return body;
    };
    expect(await results('invoices')).toEqual({
      results: [
        { id: anyId, memo: 'Monthly payment 2 of 12', date: '2026-12-05', amount: 1150 },
        { id: anyId, memo: 'Monthly payment 1 of 12', date: '2026-11-05', amount: 1150 },
      ],
    });
    expect(await results('deposits')).toEqual({
      results: [
        { id: anyId, memo: 'A day later', date: '2026-11-04', amount: 2 },
        { id: anyId, memo: 'In the evening', date: '2026-11-03', amount: 1 },
        { id: anyId, memo: 'At noon', date: '2026-11-03', amount: 650.5 },
        { id: anyId, memo: 'In the morning', date: '2026-11-03', amount: 500 },
        { id: anyId, memo, date: '2025-12-31', amount: 0.01 },
      ],
    });
  });

  test('number concurrent entries of several people without collisions', async () => {
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

describeOnDatabase('GET /deposits, /invoices and /upload_invoices/exists', (open) => {
  test('return an empty list, or thousands of rows', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    for (const list of lists) {
      const answer = await server.get(`/api/${list}?student_id=${id}`, bearer);
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

    // A phone gets them compressed, at a quarter of the size; other clients get them uncompressed.
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
});
