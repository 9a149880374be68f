import { expect, test } from 'vitest';
import { accepted, refusal } from '../support/process/answers.ts';
import { startServer, startWithApplication } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const address = '/api/messaging/pay_invoice_reminder';

describeOnDatabase('POST /messaging/pay_invoice_reminder', (open) => {
  test('puts one reminder in the outbox, however often it is asked for', async () => {
    const { server, id } = await startWithApplication(open);
    const ask = () => server.post(address, { student_number: '+220 301 2345' });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([accepted, accepted, accepted]);
    const messages = await server.place.rows(
      'select kind, application_id, phone, state, tries from messages',
    );
    expect(messages).toEqual([
      { kind: 'pay-invoice-reminder', application_id: id, phone: '3012345', state: 'waiting', tries: 0 },
    ]);
    const told = server.log.filter((line) => line.includes('waiting in the outbox'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('3012345');
  });

  test('sends nothing to strangers, nor later than a quarter of an hour after the application', async () => {
    const { server } = await startWithApplication(open);
    for (const student_number of ['3999999', 'abc3012345', '3012345\0', '\0', '\ud800']) {
      expect(await server.post(address, { student_number })).toEqual(accepted);
    }
    server.clock.at += 15 * 60_000 + 1;
    expect(await server.post(address, { student_number: '3012345' })).toEqual(accepted);
    expect(await server.place.rows('select id from messages')).toEqual([]);
  });

  test('wants a number', async () => {
    const server = await startServer(await open());
    const missing = await server.post(address, {});
    expect(missing).toEqual(refusal(400, '"student_number" is missing.'));
    expect((await server.post(address, { student_number: 3012345 })).status).toBe(400);
  });
});
