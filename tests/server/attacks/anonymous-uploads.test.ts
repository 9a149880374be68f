import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { accepted } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import {
  startServer,
  startWithApplication,
  startWithStudent,
  type TestServer,
} from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

/** The real ones are ten seconds, a minute and 32 kB. */
const timeouts = { namingMs: 500, uploadMs: 500, uploadBytes: 100 };

const idPart = (id: string) => `--B\r\ncontent-disposition: form-data; name="id"\r\n\r\n${id}\r\n`;
const filePart = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
const end = '\r\n--B--\r\n';

/** An upload of which only the beginning is sent. */
async function begin({ url }: TestServer, text: string, headers = '') {
  const opened = await openSocket(url);
  opened.socket.write(
    `POST /api/upload_invoices HTTP/1.1\r\nhost: portal\r\n${headers}` +
      `content-type: multipart/form-data; boundary=B\r\ncontent-length: 5000000\r\n\r\n${text}`,
  );
  return opened;
}

test('V15.2.2: begins forty uploads that never name an application', async () => {
  const { server, id } = await startWithApplication(openEmbedded);
  for (let n = 0; n < 40; n += 1) await begin(server, '--B\r\n');
  expect(await server.upload(id, pdf('mine'))).toEqual(accepted);
});

test('V15.2.2: goes on sending, and does not name an application', async () => {
  const server = await startServer(await openEmbedded(), {}, { timeouts });
  const { socket, received } = await begin(server, '');
  const sending = setInterval(() => socket.write('x'.repeat(50)), 20);
  await once(socket, 'close');
  clearInterval(sending);
  expect(received()).toMatch(/^HTTP\/1.1 408 [\s\S]*content-security-policy[\s\S]*\{"error":"[A-Z].*\."\}$/);
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
});

test('V15.2.2: sends kilobytes before it names an application', async () => {
  const server = await startServer(await openEmbedded());
  const { socket, received } = await begin(server, '');
  const sending = setInterval(() => socket.write('x'.repeat(4000)), 20);
  await once(socket, 'close');
  clearInterval(sending);
  expect(socket.bytesWritten).toBeLessThan(1_000_000);
  expect(received()).toMatch(
    /^HTTP\/1.1 400 [\s\S]*\{"error":"Send \\"id\\" before the file, or log in\."\}$/,
  );
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
});

test('V15.2.2: logs in, and begins twenty uploads without an id', async () => {
  const { server, token } = await startWithStudent(openEmbedded);
  const other = await server.applyForId({ mobileNumber: '3999999' });
  const bearer = `authorization: Bearer ${token}\r\n`;
  const begun = await Promise.all(Array.from({ length: 20 }, () => begin(server, filePart, bearer)));
  const refused = () => begun.filter(({ received }) => received().startsWith('HTTP/1.1 429 ')).length;
  await expect.poll(refused).toBe(16);
  expect(await server.upload(other, pdf('theirs'))).toEqual(accepted);
});

test('who names the application at once may take longer', async () => {
  const { server, id } = await startWithApplication(openEmbedded, {}, { timeouts });
  const { socket, received } = await begin(server, idPart(id) + filePart);
  const size = 5_000_000 - idPart(id).length - filePart.length - end.length;
  for (let sent = 0; sent < 50; sent += 1) {
    socket.write('x'.repeat(size / 50));
    await sleep(30);
  }
  socket.write('x'.repeat(size % 50) + end);
  await expect.poll(received).toMatch(/^HTTP\/1.1 200 /);
  expect(filesIn(server.place)).toHaveLength(1);
});

test('who is logged in may name the application behind the file', async () => {
  const { server, id, token } = await startWithStudent(openEmbedded, {}, { timeouts: { namingMs: 500 } });
  const bearer = `authorization: Bearer ${token}\r\n`;
  const { socket, received } = await begin(server, filePart, bearer);
  await sleep(3 * timeouts.namingMs);
  const named = `\r\n${idPart(id).trimEnd()}${end}`;
  socket.write('x'.repeat(5_000_000 - filePart.length - named.length) + named);
  await expect.poll(received).toMatch(/^HTTP\/1.1 200 /);
});
