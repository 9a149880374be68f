import { expect, test } from 'vitest';
import { accepted, applyForId, filesIn, pdf } from '../support/data/invoices.ts';
import { office } from '../support/data/office.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { responseOf, startServer, type TestServer } from '../support/process/server.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

const hour = 60 * 60_000;
const tooMany = 'Your network has sent as many files as we take in an hour. Try again later.';

/** What the log tells the operator. */
const warnings = ({ log }: TestServer) => log.filter((line) => line.includes('"level":40'));

/** An upload that comes from that client by way of the proxy. */
function uploadFrom(
  { url }: TestServer,
  client: string,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'invoice.pdf',
) {
  const body = new FormData();
  body.append('id', id);
  body.append('file', new Blob([bytes]), name);
  const headers = { 'x-forwarded-for': client };
  return fetch(`${url}/api/upload_invoices`, { method: 'POST', body, headers });
}

const remind = (server: TestServer, student_number: string) =>
  responseOf(server.post('/api/messaging/pay_invoice_reminder', { student_number }));

describeOnEachDatabase('attacks on what one address may cost', (open) => {
  test('V5.2.4: fills the disk with files of many applications', async () => {
    const limits = { uploadBytesPerHour: 1_000_000, trustProxy: '127.0.0.1' };
    const server = await startServer(await open(), limits);
    const ids = await Promise.all([1, 2].map((n) => applyForId(server, { mobileNumber: `300000${n}` })));
    const send = (n: number, bytes = 300_000, client = '41.1.1.1') =>
      responseOf(uploadFrom(server, client, ids[n % 2]!, pdf(n, bytes)));

    // What is not stored is not counted: what was refused, and what is there already.
    const refused = await uploadFrom(server, '41.1.1.1', ids[0]!, pdf('x', 900_000), 'a.exe');
    expect(refused.status).toBe(415);
    expect(await Promise.all([1, 1, 1].map((n) => send(n)))).toEqual(Array(3).fill(accepted));
    expect(await send(1)).toEqual(accepted);

    const answers = await Promise.all([2, 3, 4, 5, 6].map((n) => send(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429).map(({ body }) => body)).toEqual(
      Array(3).fill({ error: tooMany }),
    );
    expect(filesIn(server.place)).toHaveLength(3);
    expect(warnings(server)).toHaveLength(1);
    expect(warnings(server)[0]).not.toContain('41.1.1.1');
    const { out } = await office(server.place, 'budgets');
    expect(out).toMatch(/^41\.1\.1\.1 +uploads +90\d KB +3 +2026-11-20 12:00$/m);

    server.clock.at += hour / 2;
    const late = await uploadFrom(server, '41.1.1.1', ids[0]!, pdf(8, 300_000));
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, 1800]);
    expect(await send(8, 300_000, '41.2.2.2')).toEqual(accepted);
    server.clock.at += hour / 2;
    expect(await send(9)).toEqual(accepted);
    expect(warnings(server)).toHaveLength(1);
  });

  test('V2.4.1: has messages sent that are paid for, to one student after the other', async () => {
    const server = await startServer(await open(), { messagesPerHour: 3 });
    const phones = ['3000001', '3000002', '3000003', '3000004'];
    await Promise.all(phones.map((mobileNumber) => server.submit({ mobileNumber })));
    // What is not sent is not counted.
    for (const phone of ['3999999', '3888888']) {
      expect(await remind(server, phone)).toEqual(accepted);
      expect(await requestCode(server, phone)).toEqual(accepted);
    }
    const asked = [...phones, ...phones].map((phone) => remind(server, phone));
    expect(await Promise.all(asked)).toEqual(Array(8).fill(accepted));
    for (const phone of phones.slice(0, 2)) expect(await requestCode(server, phone)).toEqual(accepted);
    expect(await server.place.rows('select kind from messages')).toHaveLength(3);
    expect(warnings(server)).toHaveLength(1);
    const { out } = await office(server.place, 'budgets');
    expect(out).toMatch(/^127\.0\.0\.1 +messages +3 +[1-9]\d* +2026-11-20 12:00$/m);

    server.clock.at += hour;
    expect(await requestCode(server, phones[0]!)).toEqual(accepted);
    expect(await server.place.rows('select kind from messages')).toHaveLength(4);
    const later = server.clock.at + hour;
    await startServer(server.place, {}, { now: () => later });
    expect(await server.place.rows('select client from client_budgets')).toEqual([]);
  });
});
