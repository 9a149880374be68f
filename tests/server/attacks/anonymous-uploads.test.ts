import { once } from 'node:events';
import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultTimeouts } from '#server/http/slow-requests.ts';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { resetBy } from '../support/data/password-resets.ts';
import { accepted, refusal } from '../support/process/answers.ts';
import { beginUpload, filePart, idPart, incoming, lastPart } from '../support/process/half-upload.ts';
import {
  startServer,
  startWithApplication,
  startWithStudent,
  type TestServer,
} from '../support/process/server.ts';
import { describeOnDatabase, openEmbedded } from '../support/storage/test-storage.ts';

const length = 5_000_000;

const start = () => startWithStudent(openEmbedded);

const begin = ({ url }: TestServer, text: string, token?: string) =>
  beginUpload(url, text, length, token && `authorization: Bearer ${token}\r\n`);

function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

const arrived = ({ place }: TestServer) => filesIn(place).reduce((sum, file) => sum + statSync(file).size, 0);

test('V15.2.2: begins forty uploads that never name an application', async () => {
  const { server, id } = await start();
  for (let n = 0; n < 40; n += 1) await begin(server, '--B\r\n');
  expect(await server.upload(id, pdf('mine'))).toEqual(accepted);
});

test('V15.2.2: keeps sending without naming an application', async () => {
  const server = await startServer(await openEmbedded(), {}, { timeouts: { namingMs: 100 } });
  const { socket, received } = await begin(server, '');
  const sending = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(sending);
  expect(received()).toMatch(/^HTTP\/1.1 408 [\s\S]*content-security-policy[\s\S]*\{"error":"[A-Z].*\."\}$/);
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
});

test('V15.2.2: sends kilobytes before it names an application', async () => {
  const { server } = await start();
  const { socket, received } = await begin(server, '');
  while (!received()) {
    socket.write('x'.repeat(4000));
    await nextTurn();
  }
  expect(socket.bytesWritten).toBeLessThan(length);
  await expect
    .poll(received)
    .toMatch(/^HTTP\/1.1 400 [\s\S]*\{"error":"Send \\"id\\" before the file, or log in\."\}$/);
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
});

test('V15.2.2: logs in, and begins twenty uploads without an id', async () => {
  const { server, token } = await start();
  const other = await server.applyForId({ mobileNumber: '3999999' });
  const begun = await Promise.all(Array.from({ length: 20 }, () => begin(server, filePart, token)));
  const refused = () => begun.filter(({ received }) => received().startsWith('HTTP/1.1 429 ')).length;
  await expect.poll(refused).toBe(16);
  expect(await server.upload(other, pdf('theirs'))).toEqual(accepted);
});

test('allows more time for an upload that names the application first', async () => {
  const { server, id } = await start();
  holdTime();
  const beginning = idPart(id) + filePart;
  const { socket, received } = await begin(server, beginning);
  const size = length - beginning.length - lastPart.length;
  const part = Math.floor(size / 5);
  for (let sent = part; sent <= size; sent += part) {
    socket.write('x'.repeat(part));
    await expect.poll(() => arrived(server)).toBeGreaterThan(sent - defaultTimeouts.uploadBytes);
    vi.advanceTimersByTime(defaultTimeouts.uploadMs);
  }
  socket.write('x'.repeat(size % 5) + lastPart);
  await expect.poll(received).toMatch(/^HTTP\/1.1 200 /);
  expect(filesIn(server.place)).toHaveLength(1);
});

test('allows a logged-in student to name the application after the file', async () => {
  const { server, id, token } = await start();
  holdTime();
  const { socket, received } = await begin(server, filePart, token);
  await expect.poll(() => incoming(server.place)).toHaveLength(1);
  vi.advanceTimersByTime(defaultTimeouts.namingMs);
  const named = `\r\n${idPart(id).trimEnd()}${lastPart}`;
  socket.write('x'.repeat(length - filePart.length - named.length) + named);
  await expect.poll(received).toMatch(/^HTTP\/1.1 200 /);
});

const phone = '3012345';

describeOnDatabase('the id of an application that a stranger submitted for somebody’s phone', (open) => {
  const logInFirst = refusal(403, 'Log in to send an invoice for this application.');

  test('V8.2.2: is used to send invoices after the owner has reset the password', async () => {
    const { server, id } = await startWithApplication(open);
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      expect(await server.upload(id, pdf(name))).toEqual(accepted);
    }
    expect((await server.upload(id, pdf('six'))).status).toBe(409);
    expect(await resetBy(server, phone, 'the owner is here')).toEqual(accepted);
    expect(await server.upload(id, pdf('seven'))).toEqual(logInFirst);

    const bearer = await server.logInAgain(phone, 'the owner is here');
    for (const name of ['1', '2', '3', '4', '5']) {
      expect(await server.upload(id, pdf(name), 'mine.pdf', bearer)).toEqual(accepted);
    }
    expect((await server.upload(id, pdf('6'), 'mine.pdf', bearer)).status).toBe(409);
    expect(await server.upload(id, pdf('eight'))).toEqual(logInFirst);
    expect(await server.place.rows('select id from invoice_files')).toHaveLength(10);
  });

  test('V8.2.2: is used after the owner has recovered the account', async () => {
    const { server, id, withPassword } = await startWithStudent(open);
    expect((await server.changePhone(id, '3055555', withPassword)).status).toBe(200);
    expect(await server.upload(id, pdf('one'))).toEqual(accepted);
    expect(await resetBy(server, phone, 'the owner is back')).toEqual(accepted);
    expect(await server.upload(id, pdf('two'))).toEqual(logInFirst);
  });
});
