import { expect, test } from 'vitest';
import { createMessageQueue } from '#server/messaging/messages-repository.ts';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { type Answer, held, raw, refused, taken } from '../support/data/whatsapp.ts';
import {
  describeOnDatabase,
  describeOnEachDatabase,
  openDatabaseIn,
  openEmbedded,
} from '../support/storage/test-storage.ts';

const second = 1000;
const minute = 60 * second;

type Line = Awaited<ReturnType<typeof openMessageQueue>>;

const expectStates = ({ states }: Line, expected: string[]) => expect.poll(states).toEqual(expected);

/**
 * Waits until a failed attempt is stored, and advances the clock to the next attempt. Returns the difference
 * in ms.
 */
async function toNextTry({ rows, clock }: Line, tries: number): Promise<number> {
  const storedTries = async () => {
    const [row] = await rows();
    // While an attempt runs, `next_at` is the end of its lease, one minute ahead.
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
    const expected: [Answer, object, number?, number?][] = [
      [taken, { state: 'sent', reference: 'wamid.1', parameters: null }],
      [refused(400, 131026), { state: 'failed', parameters: null, error: expect.stringMatching(/131026/) }],
      [refused(500, 131000), { state: 'waiting', parameters: '{"code":"012345"}' }, second, 2 * second],
      [raw(429, '', { 'retry-after': '120' }), { state: 'waiting' }, 2 * minute, 2 * minute],
      [
        refused(401, 190),
        { state: 'waiting', error: expect.stringMatching(/TOKEN/) },
        5 * minute,
        5 * minute,
      ],
      [raw(503, '', { 'retry-after': '3600' }), { state: 'failed', parameters: null }],
    ];
    line.startSender();
    for (const [index, [answer, row, earliest, latest]] of expected.entries()) {
      line.whatsapp.answerWith(answer);
      await line.queue();
      const last = async () => (await line.rows())[index];
      const error = answer === taken ? null : expect.any(String);
      await expect.poll(last).toMatchObject({ tries: 1, error, ...row });
      if (earliest === undefined || latest === undefined) continue;
      const wait = Number((await last())!.next_at) - line.clock.at;
      expect(wait).toBeGreaterThanOrEqual(earliest);
      expect(wait).toBeLessThanOrEqual(latest);
    }
    expect(line.whatsapp.calls).toHaveLength(expected.length);
    const tried = line.log.map((each) => JSON.parse(each)).filter(({ msg }) => msg === 'a message was tried');
    expect(tried.map(({ level, kind, tries, state }) => [level, kind, tries, state])).toEqual([
      [30, 'reset-code', 1, 'sent'],
      [40, 'reset-code', 1, 'failed'],
      [40, 'reset-code', 1, 'waiting'],
      [40, 'reset-code', 1, 'waiting'],
      [50, 'reset-code', 1, 'waiting'],
      [40, 'reset-code', 1, 'failed'],
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
    // One sender sends at most five messages at a time. If ten are being sent, both senders are therefore
    // active.
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
  await expectStates(
    line,
    all.map(() => 'sent'),
  );
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
