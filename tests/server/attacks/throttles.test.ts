import { expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/process/server.ts';
import { describeOnEachDatabase, openEmbedded } from '../support/storage/test-storage.ts';

describeOnEachDatabase('attacks on the throttles', (open) => {
  test('V2.4.1: one client submits for many phones in the same moment', async () => {
    const server = await startServer(await open(), { submissionsPerHour: 3 });
    const phones = Array.from({ length: 24 }, (_, n) => String(3_100_000 + n));
    const answers = await Promise.all(phones.map((mobileNumber) => server.submit({ mobileNumber })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(21);
    expect(await server.place.rows('select phone from students')).toHaveLength(3);
  });
});

/** What a client may claim about where it comes from. */
const claims = (n: number): Record<string, string> => ({
  'x-forwarded-for': `41.1.1.${n}, 41.2.2.${n}`,
  forwarded: `for=41.1.1.${n}`,
  'x-real-ip': `41.1.1.${n}`,
  'x-client-ip': `41.1.1.${n}`,
  'x-cluster-client-ip': `41.1.1.${n}`,
  'cf-connecting-ip': `41.1.1.${n}`,
  'true-client-ip': `41.1.1.${n}`,
  'x-originating-ip': '127.0.0.1',
});

const isKnown = (server: TestServer, n: number, headers: Record<string, string>) =>
  server.verifyPhone(String(3_200_000 + n), headers);

test('V4.1.3: claims another address for each request, where no proxy is trusted', async () => {
  const server = await startServer(await openEmbedded(), { submissionsPerHour: 2 });
  for (let n = 0; n < 5; n += 1) expect((await isKnown(server, n, claims(n))).status).toBe(200);
  expect((await isKnown(server, 5, claims(5))).status).toBe(429);
  for (let n = 0; n < 2; n += 1) await server.submit({ mobileNumber: `330000${n}` }, claims(n));
  expect((await server.submit({ mobileNumber: '3300002' }, claims(2))).status).toBe(429);
  for (let n = 0; n < 6; n += 1) await server.logIn('3400000', 'wrong horse', claims(n));
  const counted = await server.place.rows('select distinct client from login_failures order by client');
  expect(counted).toEqual([{ client: '' }, { client: '127.0.0.1' }]);
});

test.each<[what: string, forwarded: (n: number) => string]>([
  ['puts others before it', (n) => `41.9.9.${n}, 41.1.1.1`],
  ['pretends that the proxy itself asks', (n) => `41.9.9.${n}, 127.0.0.1, 41.1.1.1`],
  ['writes it as IPv6', (n) => (n % 2 ? '41.1.1.1' : '::ffff:41.1.1.1')],
  ['puts what is no address before it', (n) => `unknown-${n}, ${'x'.repeat(n)}, 41.1.1.1`],
  ['takes another of its own IPv6 addresses', (n) => `2001:db8:1:2:${n}:${n}::${n}`],
  ['spells its IPv6 address otherwise', (n) => `2001:${n % 2 ? '0db8' : 'DB8'}:1:2::${n}`],
])('V15.3.4: behind a trusted proxy a client %s', async (_what, forwarded) => {
  const server = await startServer(await openEmbedded(), { trustProxy: '127.0.0.1' });
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n += 1) {
    statuses.push((await isKnown(server, n, { 'x-forwarded-for': forwarded(n) })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('V6.3.1: spells the phone otherwise for each guess', async () => {
  const server = await startServer(await openEmbedded());
  const spellings = [
    '3012345',
    '+2203012345',
    '220 301 2345',
    '(301) 23.45',
    ' 3012345 ',
    '301-2345',
    '3012345',
  ];
  for (const phone of spellings) await server.logIn(phone, 'wrong horse');
  expect(server.waits).toEqual([1000, 2000]);
});
