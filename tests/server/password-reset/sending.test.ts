import { expect, test } from 'vitest';
import { demoStudents } from '#server/demo/demo-students.ts';
import { startWithCode } from '../support/data/password-resets.ts';
import { accepted } from '../support/process/answers.ts';
import { restart, startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const phone = '3012345';
const stranger = '3999999';

describeOnDatabase('sending a code', (open) => {
  const sentTo = async (server: TestServer, number = phone) =>
    (await server.place.rows(`select id from messages where kind = 'reset-code' and phone = '${number}'`))
      .length;

  test('is limited to once a minute, three times an hour and four times a day, with equal responses', async () => {
    let { server } = await startWithStudent(open);
    const ask = async () => {
      expect((await server.enterReset(phone)).status).toBe(200);
      expect(await server.sendCode(phone)).toEqual(accepted);
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(await sentTo(server)).toBe(1);
    const { at } = server.clock;
    server = await restart(server);
    for (const [after, sent] of [
      [minute - 1, 1],
      [minute, 2],
      [2 * minute, 3],
      [3 * minute, 3],
      [hour - 1, 3],
      [hour, 4],
    ] as const) {
      server.clock.at = at + after;
      await ask();
      expect(await sentTo(server), String(after)).toBe(sent);
    }
    for (let n = 0; n < 100; n += 1) {
      server.clock.at += 10 * minute;
      await ask();
      expect(await sentTo(server)).toBe(4);
    }
    server.clock.at = at + 24 * hour;
    await ask();
    expect(await sentTo(server)).toBe(5);
  });

  test('requires an entry of the last ten minutes, and a phone on record', async () => {
    const { server } = await startWithStudent(open);
    expect(await server.sendCode(phone)).toEqual(accepted);
    await server.enterReset(phone);
    server.clock.at += 10 * minute;
    expect(await server.sendCode(phone)).toEqual(accepted);
    await server.enterReset(stranger);
    for (const number of [stranger, 'abc3012345', '', '\0', '\ud800']) {
      expect(await server.sendCode(number)).toEqual(accepted);
    }
    expect(await server.place.rows('select id from messages')).toEqual([]);
  });

  test('queues what a sender needs, and logs it without phone or code', async () => {
    const { server, id, code } = await startWithCode(open);
    const [message, ...more] = await server.place.rows('select * from messages');
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: 'reset-code',
      application_id: id,
      phone,
      state: 'waiting',
      parameters: JSON.stringify({ code }),
    });
    expect(Number(message!.expires_at)).toBe(server.clock.at + 10 * minute);
    const logged = server.log.filter((line) => line.includes('waiting in the outbox'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toMatch(new RegExp(`${phone}|${code}`));
  });

  test('prints the code in demo mode, and then deletes it', async () => {
    const printed: string[] = [];
    const server = await startServer(await open(), { demo: true }, { print: (line) => printed.push(line) });
    const demoPhone = demoStudents[0]!.phone;
    await server.enterReset(demoPhone);
    await server.sendCode(demoPhone);
    const messages = () => server.place.rows('select state, parameters from messages');
    await expect.poll(messages).toEqual([{ state: 'sent', parameters: null }]);
    expect(printed).toEqual([
      expect.stringMatching(new RegExp(`^WhatsApp message to ${demoPhone}: your code is \\d{6}$`)),
    ]);
    const code = printed[0]!.slice(-6);
    expect(await server.updatePassword({ phone: demoPhone, code })).toEqual(accepted);
    expect(server.log.join('')).not.toContain(code);
  });
});
