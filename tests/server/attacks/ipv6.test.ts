import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { cheapHash, seedManyStudents } from '../support/data/seed-students.ts';
import { type Answer, statusesOf } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

/** An address of each network of 64 bits that a subscriber with so many bits has. */
const networks = (count: number, bits: 48 | 56) =>
  Array.from({ length: count }, (_, n) =>
    bits === 56 ? `2001:db8:1:2${n.toString(16).padStart(2, '0')}::1` : `2001:db8:1:${n.toString(16)}00::1`,
  );

const start = async (changes: object = {}) =>
  startServer(await openEmbedded(), { trustProxy: '127.0.0.1', ...changes });

async function letIn(answers: Promise<Answer>[]): Promise<number> {
  return (await statusesOf(answers)).filter((status) => status !== 429).length;
}

const phones = Array.from({ length: 400 }, (_, n) => String(3_100_000 + n));

const lookUp = (server: TestServer, address: string, phone: string) =>
  server.get('/api/forgotpassword/verify_phone', { phone, 'x-forwarded-for': address });

/** Sends the head of an upload and the id that it is for; tells what was answered by now. */
async function beginUpload({ url }: TestServer, address: string, id: string) {
  const head = `POST /api/upload_invoices HTTP/1.1\r\nhost: portal\r\nx-forwarded-for: ${address}`;
  const named = `content-disposition: form-data; name="id"\r\n\r\n${id}\r\n`;
  const type = 'content-type: multipart/form-data; boundary=B\r\ncontent-length: 1000';
  const { socket, received } = await openSocket(url);
  socket.write(`${head}\r\n${type}\r\n\r\n--B\r\n${named}--B\r\n`);
  return received;
}

test('V2.4.1: asks about phones from every network of a /56, and of a /48', async () => {
  const server = await start();
  const ask = (addresses: string[], names: string[]) =>
    letIn(addresses.map((address, n) => lookUp(server, address, names[n]!)));
  expect(await ask(networks(64, 56), phones)).toBe(20);
  expect(await ask(networks(256, 48), phones.slice(64))).toBe(80 - 20);
  expect((await lookUp(server, '2001:db8:2::1', phones.at(-1)!)).status).toBe(200);
});

test('V2.4.1: applies from every network of a /56', async () => {
  const server = await start({ submissionsPerHour: 2 });
  const answers = networks(64, 56).map((address, n) =>
    server.submit({ mobileNumber: phones[n] }, { 'x-forwarded-for': address }),
  );
  expect(await letIn(answers)).toBe(8);
});

test('V2.4.1: has uploads under way from every network of a /56', async () => {
  const server = await start();
  await seedManyStudents(server.place, 30, await cheapHash(), server.clock.at);
  const ids = (await server.place.rows('select id from applications')).map(({ id }) => String(id));
  const begun = networks(90, 56).map((address, n) => beginUpload(server, address, ids[n % ids.length]!));
  const answers = await Promise.all(begun);
  const refused = () => answers.filter((answer) => answer().startsWith('HTTP/1.1 429 ')).length;
  await expect.poll(refused).toBe(10);
  const { id } = await server.enrolStudent();
  expect((await server.upload(id, pdf('from another network'))).status).toBe(200);
});

test('V6.3.1: guesses a password from every network of a /56', async () => {
  const server = await start();
  await server.enrolStudent();
  for (const address of networks(12, 56)) {
    await server.logIn(undefined, 'wrong horse', { 'x-forwarded-for': address });
  }
  expect(server.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
