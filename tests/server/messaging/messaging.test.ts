import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { held, raw, startWhatsApp, taken } from '../support/data/whatsapp.ts';
import { accepted } from '../support/process/answers.ts';
import { restart, startServer, startWithApplication, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

const address = '/api/messaging/pay_invoice_reminder';

/**
 * Waits until the server has processed the requested reminders. It processes them only after its response.
 */
const lookedAt = ({ place }: TestServer) =>
  expect.poll(() => place.rows('select id from reminder_requests')).toEqual([]);

const queued = (place: TestStorage) =>
  place.rows('select kind, application_id, phone, state, tries from messages');

describeOnDatabase('POST /messaging/pay_invoice_reminder', (open) => {
  test('queues one reminder, however often it is requested', async () => {
    const { server, id } = await startWithApplication(open);
    const ask = () => server.post(address, { student_number: '+220 301 2345' });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([accepted, accepted, accepted]);
    await lookedAt(server);
    expect(await queued(server.place)).toEqual([
      { kind: 'pay-invoice-reminder', application_id: id, phone: '3012345', state: 'waiting', tries: 0 },
    ]);
    const logged = server.log.filter((line) => line.includes('waiting in the queue'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain('3012345');
  });

  test('sends nothing to strangers, nor later than 15 minutes after the application', async () => {
    const { server } = await startWithApplication(open);
    for (const student_number of ['3999999', 'abc3012345', '3012345\0', '\0', '\ud800']) {
      expect(await server.post(address, { student_number })).toEqual(accepted);
    }
    server.clock.at += 15 * 60_000 + 1;
    expect(await server.post(address, { student_number: '3012345' })).toEqual(accepted);
    await lookedAt(server);
    expect(await queued(server.place)).toEqual([]);
  });

  test('responds before it looks the phone up, and leaves unprocessed requests to the next process', async () => {
    const { server, place, id } = await startWithApplication(open);
    const database = await openDatabaseIn(place);
    await database.schema.alterTable('client_budgets').renameTo('elsewhere').execute();
    for (const student_number of ['3012345', '3999999'])
      expect(await server.post(address, { student_number })).toEqual(accepted);
    await expect.poll(() => server.log.join('')).toContain('could not look at the reminders');
    const asked = await place.rows('select phone, asked_at from reminder_requests order by phone');
    expect(asked.map(({ phone }) => phone)).toEqual(['3012345', '3999999']);
    expect(await queued(place)).toEqual([]);
    await database.schema.alterTable('elsewhere').renameTo('client_budgets').execute();
    const next = await restart(server, 60 * 60_000);
    expect(await queued(place)).toMatchObject([{ application_id: id, phone: '3012345', state: 'waiting' }]);
    await lookedAt(next);
  });
});

test('writes as much for a stranger or a repeat as for a student who has just applied', async () => {
  const { server, place } = await startWithApplication(openEmbedded);
  const database = await openDatabaseIn(place);
  await sql`create table writes (of_table text)`.execute(database);
  for (const table of ['reminder_requests', 'client_budgets', 'messages'])
    for (const act of ['insert', 'update', 'delete'])
      await sql
        .raw(
          `create trigger ${table}_${act} after ${act} on ${table} begin insert into writes values ('${table}'); end`,
        )
        .execute(database);
  const writesFor = async (student_number: string) => {
    await sql`delete from writes`.execute(database);
    await server.post(address, { student_number });
    await lookedAt(server);
    return (await place.rows('select * from writes')).length;
  };
  await writesFor('3888888');
  const ofStranger = await writesFor('3999999');
  expect(await writesFor('3012345')).toBe(ofStranger);
  expect(await queued(place)).toHaveLength(1);
  expect(await writesFor('3012345')).toBe(ofStranger);
});

test('responds without waiting for WhatsApp, whether that is silent, failing or working', async () => {
  const place = await openEmbedded();
  const whatsapp = await startWhatsApp();
  const server = await startServer(place, { whatsapp: whatsapp.config });
  await server.enrolStudent();
  const { answer, release } = held();
  for (const [calls, how] of [answer, raw(500, ''), taken].entries()) {
    whatsapp.answerWith(how);
    expect(await requestCode(server)).toEqual(accepted);
    await expect.poll(() => whatsapp.calls.length).toBe(calls + 1);
    server.clock.at += 21 * 60_000;
  }
  release();
  const states = () => place.rows('select state from messages order by created_at');
  const over = [{ state: 'withdrawn' }, { state: 'withdrawn' }, { state: 'sent' }];
  await expect.poll(states).toEqual(over);
});

test('finishes the message in flight when the server closes, and sends no more', async () => {
  const place = await openEmbedded();
  const line = await openMessageQueue(place);
  const server = await startServer(place, { whatsapp: line.whatsapp.config });
  await line.queue();
  const { answer, release } = held();
  line.whatsapp.answerWith(answer);
  await line.calls(1);
  const closed = server.app.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  await line.queue();
  release();
  await closed;
  expect(await line.states()).toEqual(['sent', 'waiting']);
  expect(line.whatsapp.calls).toHaveLength(1);
});
