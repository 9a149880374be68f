import { expect, test } from 'vitest';
import { createPasswords } from '#server/auth/passwords.ts';
import { seedManyStudents } from '../support/data/seed-students.ts';
import { refusal } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const flooder = '41.1.1.1';
const other = { 'x-forwarded-for': '196.46.233.1' };

/** Returns a log-in as raw HTTP, so that one connection can send many log-ins at once. */
function logInOf(phone: string): string {
  const form = `username=${phone}&password=correct+horse`;
  const head = `POST /api/student_login HTTP/1.1\r\nhost: portal\r\nx-forwarded-for: ${flooder}`;
  return `${head}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n\r\n${form}`;
}

async function serverWith(count: number) {
  const server = await startServer(await openEmbedded(), { trustProxy: '127.0.0.1' });
  const passwordHash = await createPasswords().hash('correct horse', 'nobody');
  return { server, phones: await seedManyStudents(server.place, count, passwordHash) };
}

test('V2.4.1: sends 520 log-ins at once, to keep others waiting', async () => {
  const { server, phones } = await serverWith(521);
  // Each connection sends ten log-ins, because the server handles at most ten requests of one at a time.
  for (let n = 1; n < 521; n += 10) {
    const logIns = phones.slice(n, n + 10).map(logInOf);
    (await openSocket(server.url)).socket.write(logIns.join(''));
  }
  const letIn = async () => (await server.place.rows('select student_id from sessions')).length;
  await expect.poll(letIn).toBeGreaterThan(0);
  expect((await server.logIn(phones[0], undefined, other)).status).toBe(200);
  expect(await letIn()).toBeLessThan(75);
});

test('V2.4.1: has more than a hundred passwords hashed at once, by log-ins and applications', async () => {
  const { server, phones } = await serverWith(200);
  const from = { 'x-forwarded-for': flooder };
  const sent = [
    ...phones.map((phone) => server.logIn(phone, undefined, from)),
    ...Array.from({ length: 20 }, () => server.submit({}, from)),
  ];
  const answers = await Promise.all(sent);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(120);
  expect(refused[0]!.headers.get('retry-after')).toBe('5');
  expect(refused[0]).toEqual(
    refusal(429, 'Too many log-ins and applications from your network at once. Try again in a few seconds.'),
  );
  expect((await server.logIn(phones[0], undefined, from)).status).toBe(200);
});
