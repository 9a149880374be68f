import { expect, test } from 'vitest';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { office } from '../support/data/office.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { accepted } from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { restart, startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

const hour = 60 * 60_000;
const tooMany = 'Your network has sent too many files this hour. Try again later.';

const warnings = ({ log }: TestServer) => log.filter((line) => line.includes('"level":40'));

describeOnEachDatabase('attacks on the budgets of one address', (open) => {
  test('V5.2.4: fills the disk with files of many applications', async () => {
    const limits = { uploadBytesPerHour: 1_000_000, trustProxy: '127.0.0.1' };
    const server = await startServer(await open(), limits);
    const ids = await Promise.all([1, 2].map((n) => server.applyForId({ mobileNumber: `300000${n}` })));
    const send = (n: number, client = '41.1.1.1') =>
      server.upload(ids[n % 2]!, pdf(n, 300_000), 'a.pdf', from(client));

    // Refused files and duplicates do not count towards the limit.
    const refused = await server.upload(ids[0]!, new Uint8Array(900_000), 'a.pdf', from('41.1.1.1'));
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
    const late = await send(8);
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, 1800]);
    expect(await send(8, '41.2.2.2')).toEqual(accepted);
    server.clock.at += hour / 2;
    expect(await send(9)).toEqual(accepted);
    expect(warnings(server)).toHaveLength(1);
  });

  test('V2.4.1: fills the database with answers that need no log-in', async () => {
    const limits = { publicSubmissionsPerHour: 2, trustProxy: '127.0.0.1' };
    const { server, bearer } = await startWithStudent(open, limits);
    const send = (key: string, client = '41.1.1.1') => server.sendFeedback({ key }, from(client));

    // Refused answers and retries do not count towards the limit.
    const wrong = await server.sendFeedback({ answers: {} }, from('41.1.1.1'));
    expect(wrong.status).toBe(400);
    const first = await send('first-of-the-keys');
    expect(await send('first-of-the-keys')).toMatchObject({ status: 200, body: first.body });

    const others = Array.from({ length: 6 }, (_, n) => send(`another-of-the-keys-${n}`));
    const answers = await Promise.all(others);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status === 429);
    const refused = refusals[0]!;
    expect(refused.body.error).toBe('Your network has sent too much this hour. Try again later.');
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    expect(await server.place.rows('select id from submissions')).toHaveLength(2);
    expect(warnings(server)).toHaveLength(1);

    expect(await send('first-of-the-keys')).toMatchObject({ status: 200, body: first.body });
    expect(await server.sendExitSurvey({}, { ...bearer, ...from('41.1.1.1') })).toMatchObject(accepted);
    expect((await send('another-network-s-key', '41.2.2.2')).status).toBe(200);
    const { out } = await office(server.place, 'budgets');
    // The number of refusals varies: a request that waits too long for the database lock gets 503.
    expect(out).toMatch(
      new RegExp(`^41\\.1\\.1\\.1 +submissions +2 +${refusals.length} +2026-11-20 12:00$`, 'm'),
    );

    server.clock.at += hour;
    expect((await send('one-more-of-the-keys')).status).toBe(200);
  });

  test('V2.4.1: triggers paid messages to one student after another', async () => {
    const server = await startServer(await open(), { messagesPerHour: 3 });
    const phones = ['3000001', '3000002', '3000003', '3000004'];
    await Promise.all(phones.map((mobileNumber) => server.submit({ mobileNumber })));
    // Phone numbers without an account get no message, so they do not count.
    for (const phone of ['3999999', '3888888']) {
      expect(await server.remind(phone)).toEqual(accepted);
      expect(await requestCode(server, phone)).toEqual(accepted);
    }
    const asked = [...phones, ...phones].map((phone) => server.remind(phone));
    expect(await Promise.all(asked)).toEqual(Array(8).fill(accepted));
    await expect.poll(() => server.place.rows('select id from reminder_requests')).toEqual([]);
    for (const phone of phones.slice(0, 2)) expect(await requestCode(server, phone)).toEqual(accepted);
    expect(await server.place.rows('select kind from messages')).toHaveLength(3);
    expect(warnings(server)).toHaveLength(1);
    const { out } = await office(server.place, 'budgets');
    expect(out).toMatch(/^127\.0\.0\.1 +messages +3 +[1-9]\d* +2026-11-20 12:00$/m);

    server.clock.at += hour;
    expect(await requestCode(server, phones[0]!)).toEqual(accepted);
    expect(await server.place.rows('select kind from messages')).toHaveLength(4);
    await restart(server, hour);
    expect(await server.place.rows('select client from client_budgets')).toEqual([]);
  });
});
