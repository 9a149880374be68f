import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accepted, refusal } from '../support/process/answers.ts';
import { restart, startServer, startWithApplication, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

const address = '/api/messaging/pay_invoice_reminder';

/** Waits until requested reminders are processed, which happens after the response. */
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
    const logged = server.log.filter((line) => line.includes('waiting in the outbox'));
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

  test('responds before checking who was named, and leaves unprocessed requests to the next process', async () => {
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

  test('requires a number', async () => {
    const server = await startServer(await open());
    const missing = await server.post(address, {});
    expect(missing).toEqual(refusal(400, '"student_number" is missing.'));
    expect((await server.post(address, { student_number: 3012345 })).status).toBe(400);
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
