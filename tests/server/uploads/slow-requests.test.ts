import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { type Answer, accepted } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import { beginUpload, filePart, idPart } from '../support/process/half-upload.ts';
import { startServer, startWithApplication, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

/**
 * A body must arrive within `bodyMs` ms. Of an upload, at least `uploadBytes` bytes must arrive every
 * `uploadMs` ms. In production, the values are half a minute, 32 kB and a minute.
 */
const timeouts = { bodyMs: 400, uploadMs: 400, uploadBytes: 1000 };

async function begin({ url }: TestServer, head: string, length: number, part = '') {
  const opened = await openSocket(url);
  opened.socket.write(`POST ${head}\r\nhost: portal\r\ncontent-length: ${length}\r\n\r\n${part}`);
  return opened;
}

const closed = (socket: Socket) => new Promise((done) => socket.once('close', done));

async function beginUploadOf({ url }: TestServer, id: string, client = '41.1.1.1') {
  const part = `${idPart(id)}${filePart}`;
  return beginUpload(url, part, part.length + 20_000, `x-forwarded-for: ${client}\r\n`);
}

describeOnDatabase('a slow sender', (open) => {
  test('is cut off for a small body, whether it drips or pauses', async () => {
    const server = await startServer(await open(), {}, { timeouts });
    for (const address of ['/api/student_login', '/api/applications/submission', '/nowhere']) {
      const { socket, received } = await begin(
        server,
        `${address} HTTP/1.1\r\ncontent-type: application/json`,
        8_000,
        '{',
      );
      const dripping = setInterval(() => socket.write('x'.repeat(300)), 100);
      await closed(socket);
      clearInterval(dripping);
      expect(received()).toMatch(/^HTTP\/1.1 4(08|04) [\s\S]*content-security-policy/);
    }
    expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
  });

  test('is cut off for an invoice below the minimum rate, which leaves nothing', async () => {
    const server = await startServer(await open(), {}, { timeouts });
    const { socket, received } = await beginUploadOf(server, await server.applyForId());
    const dripping = setInterval(() => socket.write('x'), 50);
    await closed(socket);
    clearInterval(dripping);
    expect(received()).toMatch(/^HTTP\/1.1 408 [\s\S]*\{"error":"[A-Z].*\."\}$/);
    await expect.poll(() => filesIn(server.place)).toEqual([]);
    expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
  });
});

describeOnDatabase('concurrent uploads', (open) => {
  const busy = (response: Answer) => ({
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')) > 0,
  });

  test('are limited to four per application, from any client', async () => {
    const { server, id } = await startWithApplication(open, { trustProxy: '127.0.0.1' });
    const under = await Promise.all([1, 2, 3, 4].map((n) => beginUploadOf(server, id, `41.1.1.${n}`)));
    await expect.poll(() => filesIn(server.place)).toHaveLength(4);
    expect(busy(await server.upload(id, pdf('fifth')))).toEqual({ status: 429, retryAfter: true });
    const other = await server.applyForId({ mobileNumber: '3999999' });
    expect(await server.upload(other, pdf('other'))).toEqual(accepted);
    under[0]!.socket.destroy();
    await expect.poll(() => filesIn(server.place)).toHaveLength(4);
    expect(await server.upload(id, pdf('fifth'))).toEqual(accepted);
  });

  test('are limited to twenty per client, not counting refused ones', async () => {
    const server = await startServer(await open(), { trustProxy: '127.0.0.1' });
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => server.applyForId({ mobileNumber: `300000${n}` })),
    );
    for (let n = 0; n < 30; n += 1) await server.upload('nobody', pdf(n));
    for (const id of ids.slice(0, 5)) {
      for (let n = 0; n < 4; n += 1) await beginUploadOf(server, id, '127.0.0.1');
    }
    await expect.poll(() => filesIn(server.place)).toHaveLength(20);
    expect(busy(await server.upload(ids[5]!, pdf('x')))).toEqual({ status: 429, retryAfter: true });
  });
});
