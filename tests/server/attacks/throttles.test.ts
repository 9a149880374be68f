import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { sampleBusinessLoan } from '../support/data/sample-surveys.ts';
import { seedManyStudents } from '../support/data/seed-students.ts';
import {
  type Answer,
  accepted,
  refusal,
  retryUntilAccepted,
  statusesOf,
} from '../support/process/answers.ts';
import { from } from '../support/process/calls.ts';
import { beginUpload, filePart, idPart } from '../support/process/half-upload.ts';
import { startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnEachDatabase, openEmbedded } from '../support/storage/test-storage.ts';

const phones = Array.from({ length: 400 }, (_, n) => String(3_100_000 + n));
const day = 24 * 60 * 60_000;

const kinds = ['Content creation', 'Digital Marketing', 'Technology development', 'Tutoring/education'];
const surveys: readonly (readonly [address: string, payload: (n: number) => object])[] = [
  ['/api/business-loan', (n) => ({ ...sampleBusinessLoan, loan_amount: 3000 + n })],
  [
    '/api/surveys/freelance',
    (n) => ({ first_choice: kinds[n % 4], second_choice: kinds[Math.floor(n / 4) % 4] }),
  ],
];

describeOnEachDatabase('attacks on the throttles', (open) => {
  test('V2.4.1: submits for many phones from one client at the same moment', async () => {
    const server = await startServer(await open(), { submissionsPerHour: 3 });
    const sent = phones.slice(0, 24).map((mobileNumber) => server.submit({ mobileNumber }));
    expect(await statusesOf(sent)).toEqual([...Array(3).fill(200), ...Array(21).fill(429)]);
    expect(await server.place.rows('select phone from students')).toHaveLength(3);
  });

  test.each(surveys)(
    'V2.4.1: sends sixteen different surveys to %s at the same moment',
    async (address, payload) => {
      const { server, id, bearer } = await startWithStudent(open);
      const send = (n: number, headers = bearer) =>
        retryUntilAccepted(() => server.post(address, { ...payload(n), student_id: id }, headers));
      const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => send(n)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(11);
      expect(refused[0]).toEqual(refusal(409, /^You have sent .* again tomorrow\.$/));
      expect(await server.place.rows(`select id from submissions`)).toHaveLength(5);

      const taken = answers.findIndex(({ status }) => status === 200);
      expect(await send(taken)).toEqual(accepted);
      const other = await server.enrolStudent({ mobileNumber: '3999999' });
      const ofOther = { ...payload(0), student_id: other.id };
      expect(await server.post(address, ofOther, other.bearer)).toEqual(accepted);

      server.clock.at += day + 1;
      const refusedBefore = answers.findIndex(({ status }) => status === 409);
      expect(await send(refusedBefore, await server.logInAgain())).toEqual(accepted);
    },
  );
});

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

test('V4.1.3: claims another address for each request, without a trusted proxy', async () => {
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
  ['prepends other addresses', (n) => `41.9.9.${n}, 41.1.1.1`],
  ['claims the proxy’s own address', (n) => `41.9.9.${n}, 127.0.0.1, 41.1.1.1`],
  ['writes it as IPv6', (n) => (n % 2 ? '41.1.1.1' : '::ffff:41.1.1.1')],
  ['prepends invalid addresses', (n) => `unknown-${n}, ${'x'.repeat(n)}, 41.1.1.1`],
  ['uses another of its own IPv6 addresses', (n) => `2001:db8:1:2:${n}:${n}::${n}`],
  ['spells its IPv6 address differently', (n) => `2001:${n % 2 ? '0db8' : 'DB8'}:1:2::${n}`],
])('V15.3.4: behind a trusted proxy a client %s', async (_what, forwarded) => {
  const server = await startServer(await openEmbedded(), { trustProxy: '127.0.0.1' });
  for (const [index, status] of [200, 200, 200, 200, 200, 429].entries()) {
    const answer = await isKnown(server, index + 1, from(forwarded(index + 1)));
    expect(answer.status, forwarded(index + 1)).toBe(status);
  }
});

test('V6.3.1: spells the phone differently for each guess', async () => {
  const server = await startServer(await openEmbedded());
  const usual = ['3012345', '+2203012345', '220 301 2345'];
  for (const phone of [...usual, '(301) 23.45', ' 3012345 ', '301-2345', '3012345'])
    await server.logIn(phone, 'wrong horse');
  expect(server.waits).toEqual([1000, 2000]);
});

/** Returns addresses in one subscriber's network (/56 or /48), each in a different /64 network. */
const networks = (count: number, bits: 48 | 56) =>
  Array.from({ length: count }, (_, n) =>
    bits === 56 ? `2001:db8:1:2${n.toString(16).padStart(2, '0')}::1` : `2001:db8:1:${n.toString(16)}00::1`,
  );

const start = async (changes: object = {}) =>
  startServer(await openEmbedded(), { trustProxy: '127.0.0.1', ...changes });

async function letIn(answers: Promise<Answer>[]): Promise<number> {
  return (await statusesOf(answers)).filter((status) => status !== 429).length;
}

test('V2.4.1: asks about phones from every network of a /56, and of a /48', async () => {
  const server = await start();
  const ask = (addresses: string[], names: string[]) =>
    letIn(addresses.map((address, n) => server.verifyPhone(names[n]!, from(address))));
  expect(await ask(networks(64, 56), phones)).toBe(20);
  expect(await ask(networks(256, 48), phones.slice(64))).toBe(80 - 20);
  expect((await server.verifyPhone(phones.at(-1)!, from('2001:db8:2::1'))).status).toBe(200);
});

test('V2.4.1: applies from every network of a /56', async () => {
  const server = await start({ submissionsPerHour: 2 });
  const answers = networks(64, 56).map((address, n) =>
    server.submit({ mobileNumber: phones[n] }, from(address)),
  );
  expect(await letIn(answers)).toBe(8);
});

test('V2.4.1: has uploads in progress from every network of a /56', async () => {
  const server = await start();
  await seedManyStudents(server.place, 30);
  const ids = await server.place.values('select id from applications');
  const begun = networks(90, 56).map((address, n) =>
    beginUpload(
      server.url,
      idPart(String(ids[n % ids.length])) + filePart,
      1000,
      `x-forwarded-for: ${address}\r\n`,
    ),
  );
  const answers = await Promise.all(begun);
  const refused = () => answers.filter(({ received }) => received().startsWith('HTTP/1.1 429 ')).length;
  await expect.poll(refused).toBe(10);
  const { id } = await server.enrolStudent();
  expect((await server.upload(id, pdf('from another network'))).status).toBe(200);
});

test('V6.3.1: guesses a password from every network of a /56', async () => {
  const server = await start();
  await server.enrolStudent();
  for (const address of networks(12, 56)) await server.logIn(undefined, 'wrong horse', from(address));
  expect(server.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
