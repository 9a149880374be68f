import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMessageQueue } from '#server/messaging/messages-repository.ts';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { type Answer, held, raw, refused, startWhatsApp, taken } from '../support/data/whatsapp.ts';
import { accepted } from '../support/process/answers.ts';
import { restart, startServer, startWithApplication, type TestServer } from '../support/process/server.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

const second = 1000;
const minute = 60 * second;

type Line = Awaited<ReturnType<typeof openMessageQueue>>;

const expectStates = ({ states }: Line, expected: string[]) => expect.poll(states).toEqual(expected);

/** Waits until a failed attempt is stored, and advances the clock to the next one. */
async function toNextTry({ rows, clock }: Line, tries: number): Promise<number> {
  const storedTries = async () => {
    const [row] = await rows();
    // While an attempt runs, `next_at` is the end of its lease, one minute ahead, and no failure is stored.
    return Number(row!.next_at) - clock.at === minute ? 0 : Number(row!.tries);
  };
  await expect.poll(storedTries).toBe(tries);
  const wait = Number((await rows())[0]!.next_at) - clock.at;
  clock.at += wait;
  return wait;
}

describeOnDatabase('the sender of messages', (open) => {
  test('stores the result of each', async () => {
    const line = await openMessageQueue(await open());
    const expected: [Answer, object][] = [
      [taken, { state: 'sent', reference: 'wamid.1', parameters: null, error: null }],
      [refused(400, 131026), { state: 'failed', parameters: null, error: expect.stringMatching(/131026/) }],
      [
        refused(500, 131000),
        { state: 'waiting', parameters: '{"code":"012345"}', error: expect.any(String) },
      ],
      [refused(401, 190), { state: 'waiting', error: expect.stringMatching(/TOKEN/) }],
    ];
    line.startSender();
    for (const [index, [answer, row]] of expected.entries()) {
      line.whatsapp.answerWith(answer);
      await line.queue();
      await expect.poll(async () => (await line.rows())[index]).toMatchObject({ tries: 1, ...row });
    }
    expect(line.whatsapp.calls).toHaveLength(expected.length);
    const tried = line.log.map((each) => JSON.parse(each)).filter(({ msg }) => msg === 'a message was tried');
    expect(tried.map(({ level, kind, tries, state }) => [level, kind, tries, state])).toEqual([
      [30, 'reset-code', 1, 'sent'],
      [40, 'reset-code', 1, 'failed'],
      [40, 'reset-code', 1, 'waiting'],
      [50, 'reset-code', 1, 'waiting'],
    ]);
    const { token, phoneId } = line.whatsapp.config;
    expect(line.log.join('')).not.toMatch(new RegExp(`70000|30123|012345|wamid|${token}|${phoneId}`));
  });

  test('retries after longer and longer waits, and not before', async () => {
    const line = await openMessageQueue(await open());
    await line.queue();
    line.whatsapp.answerWith(...Array(4).fill(refused(500, 131000)), taken);
    line.startSender();
    for (const [tries, wait] of [2, 4, 8, 16].entries()) {
      const waited = await toNextTry(line, tries + 1);
      expect(waited).toBeGreaterThanOrEqual((wait / 2) * second);
      expect(waited).toBeLessThanOrEqual(wait * second);
    }
    await expectStates(line, ['sent']);
    expect(new Set(line.whatsapp.calls.map(({ body }) => body)).size).toBe(1);

    line.whatsapp.answerWith(raw(429, '', { 'retry-after': '60' }), taken);
    await line.queue();
    await line.calls(6);
    await expect.poll(async () => (await line.rows())[1]!.error).toEqual(expect.any(String));
    line.clock.at += minute - 1;
    await line.queue();
    await expectStates(line, ['sent', 'waiting', 'sent']);
    line.clock.at += 1;
    await expectStates(line, ['sent', 'sent', 'sent']);
  });

  test('never sends an expired code', async () => {
    const line = await openMessageQueue(await open());
    await line.queue({ lifetime: minute });
    line.clock.at += 2 * minute;
    await line.queue();
    line.startSender();
    await expectStates(line, ['waiting', 'sent']);
    expect(await line.resets.sweep()).toEqual([{ kind: 'reset-code', tries: 0, state: 'expired' }]);
    expect((await line.rows())[0]).toMatchObject({ state: 'expired', parameters: null });
  });

  test.each([
    ['sent', taken],
    ['temporarily refused', refused(500, 131000)],
  ])('withdraws a code that is replaced while it is being sent, even if it is %s', async (_what, answer) => {
    const line = await openMessageQueue(await open());
    const client = '196.46.233.1';
    const first = held(answer);
    line.whatsapp.answerWith(first.answer);
    const sender = line.startSender({ pollEvery: 60 * minute });
    for (const count of [1, 2]) {
      await line.resets.enter('3012345');
      expect(await line.resets.issue('3012345', client)).toBe(true);
      sender.announce('reset-code', line.logger);
      await line.calls(count);
      line.clock.at += minute;
    }
    await expectStates(line, ['withdrawn', 'sent']);
    first.release();
    await expect.poll(() => line.log.join('')).toContain('superseded');
    expect(await line.states()).toEqual(['withdrawn', 'sent']);
    expect((await line.rows()).map(({ parameters }) => parameters)).toEqual([null, null]);
    const [old, current] = line.whatsapp.calls.map(({ body }) => /"text":"(\d{6})"/.exec(body)![1]!);
    const isRight = (code: string) => line.resets.isRight({ phone: '3012345', code, client });
    if (old !== current) expect(await isRight(old!)).toBe(false);
    expect(await isRight(current!)).toBe(true);
  });
});

describeOnEachDatabase('several senders of one message queue', (open) => {
  test('send each of forty messages once', async () => {
    const place = await open();
    const line = await openMessageQueue(place);
    for (let count = 0; count < 40; count += 1) await line.queue();
    // A sender sends at most five messages at a time, so ten at a time need both senders.
    const first = Array.from({ length: 10 }, () => held());
    line.whatsapp.answerWith(...first.map(({ answer }) => answer));
    for (let count = 0; count < 2; count += 1) {
      const messageQueue = createMessageQueue(await openDatabaseIn(place), () => line.clock.at);
      line.startSender({ messageQueue });
    }
    await line.calls(10);
    for (const { release } of first) release();
    await expectStates(line, Array(40).fill('sent'));
    expect(new Set(line.whatsapp.sentTo()).size).toBe(40);
    expect(line.whatsapp.calls).toHaveLength(40);
  });

  test('take over what another process claimed and did not finish, once its lease is over', async () => {
    const line = await openMessageQueue(await open());
    await line.queue();
    const [claimed] = await line.messageQueue.claim(5, minute);
    expect(await line.messageQueue.claim(5, minute)).toEqual([]);
    line.clock.at += minute;
    const { answer, release } = held();
    line.whatsapp.answerWith(answer);
    line.startSender();
    await line.calls(1);
    expect(await line.messageQueue.settle(claimed!, { state: 'failed', error: 'late' })).toBe(false);
    release();
    await expectStates(line, ['sent']);
    expect((await line.rows())[0]).toMatchObject({ tries: 2, error: null });
  });

  test('do not resend a message that was sent late after all', async () => {
    const line = await openMessageQueue(await open());
    await line.queue();
    const [first] = await line.messageQueue.claim(5, minute);
    line.clock.at += minute;
    const [second] = await line.messageQueue.claim(5, minute);
    expect(await line.messageQueue.settle(first!, { state: 'sent', reference: 'wamid.1' })).toBe(true);
    const later = { state: 'waiting', error: 'busy', nextAt: line.clock.at } as const;
    expect(await line.messageQueue.settle(second!, later)).toBe(false);
    expect(await line.messageQueue.claim(5, minute)).toEqual([]);
  });
});

test('sends a few at a time, earliest expiry first', async () => {
  const line = await openMessageQueue(await openEmbedded());
  const urgent = ['7', '8', '9', '10', '11'].map((phone) => ({ phone, lifetime: minute }));
  const all = [{ phone: '5' }, { phone: '6' }, ...urgent];
  for (const each of all) await line.queue(each);
  const answers = all.map(() => held());
  line.whatsapp.answerWith(...answers.map(({ answer }) => answer));
  line.startSender();
  await line.calls(5);
  expect(line.whatsapp.sentTo().sort()).toEqual(urgent.map(({ phone }) => `220${phone}`).sort());
  answers[0]!.release();
  await line.calls(6);
  expect(line.whatsapp.sentTo().at(-1)).toBe('2205');
  for (const { release } of answers) release();
  await expectStates(line, Array(7).fill('sent'));
});

test('logs once that the database is unreachable, and resumes when it is back', async () => {
  const line = await openMessageQueue(await openEmbedded());
  let failures = 0;
  const claim: Line['messageQueue']['claim'] = (...wanted) => {
    if (failures === 3) return line.messageQueue.claim(...wanted);
    failures += 1;
    return Promise.reject(new Error('gone'));
  };
  await line.queue();
  line.startSender({ messageQueue: { ...line.messageQueue, claim } });
  await expectStates(line, ['sent']);
  expect(line.log.filter((each) => each.includes('could not read the message queue'))).toHaveLength(1);
});

/** Waits until the server has processed all requested reminders, which it does only after its response. */
const lookedAt = ({ place }: TestServer) =>
  expect.poll(() => place.rows('select id from reminder_requests')).toEqual([]);

const queued = (place: TestStorage) =>
  place.rows('select kind, application_id, phone, state, tries from messages');

describeOnDatabase('POST /messaging/pay_invoice_reminder', (open) => {
  test('queues one reminder, however often it is requested', async () => {
    const { server, id } = await startWithApplication(open);
    const asked = Array.from({ length: 3 }, () => server.remind('+220 301 2345'));
    expect(await Promise.all(asked)).toEqual([accepted, accepted, accepted]);
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
      expect(await server.remind(student_number)).toEqual(accepted);
    }
    server.clock.at += 15 * 60_000 + 1;
    expect(await server.remind('3012345')).toEqual(accepted);
    await lookedAt(server);
    expect(await queued(server.place)).toEqual([]);
  });

  test('responds before it looks the phone up, and leaves unprocessed requests to the next process', async () => {
    const { server, place, id } = await startWithApplication(open);
    const database = await openDatabaseIn(place);
    await database.schema.alterTable('client_budgets').renameTo('elsewhere').execute();
    for (const student_number of ['3012345', '3999999'])
      expect(await server.remind(student_number)).toEqual(accepted);
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
  await sql`create table writes (act text)`.execute(database);
  for (const table of ['reminder_requests', 'client_budgets', 'messages'])
    for (const act of ['insert', 'update', 'delete']) {
      const write = `after ${act} on ${table} begin insert into writes values ('${act}'); end`;
      await sql.raw(`create trigger ${table}_${act} ${write}`).execute(database);
    }
  const writesFor = async (student_number: string) => {
    await sql`delete from writes`.execute(database);
    await server.remind(student_number);
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
  const states = () => place.values('select state from messages order by created_at');
  await expect.poll(states).toEqual(['withdrawn', 'withdrawn', 'sent']);
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
