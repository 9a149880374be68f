import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { type Answer, accepted } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import { beginUpload, fileHead, filePart, idPart } from '../support/process/half-upload.ts';
import { startServer, startWithApplication, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, openEmbedded } from '../support/storage/test-storage.ts';

/** Of an upload, `uploadBytes` bytes must arrive every `uploadMs` ms. In production, limits are longer. */
const timeouts = { bodyMs: 400, uploadMs: 400, uploadBytes: 1000 };

async function beginUploadOf({ url }: TestServer, id: string, client = '41.1.1.1') {
  const part = `${idPart(id)}${filePart}`;
  return beginUpload(url, part, part.length + 20_000, `x-forwarded-for: ${client}\r\n`);
}

describeOnDatabase('a slow sender', (open) => {
  test('is cut off for a small body, whether it drips or pauses', async () => {
    const server = await startServer(await open(), {}, { timeouts });
    for (const address of ['/api/student_login', '/api/applications/submission', '/nowhere']) {
      const { socket, received } = await openSocket(server.url);
      const lines = 'host: portal\r\ncontent-type: application/json\r\ncontent-length: 8000';
      socket.write(`POST ${address} HTTP/1.1\r\n${lines}\r\n\r\n{`);
      const dripping = setInterval(() => socket.write('x'.repeat(300)), 100);
      await once(socket, 'close');
      clearInterval(dripping);
      expect(received()).toMatch(/^HTTP\/1.1 4(08|04) [\s\S]*content-security-policy/);
    }
    expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
  });

  test('is cut off for an invoice below the minimum rate, which leaves nothing', async () => {
    const server = await startServer(await open(), {}, { timeouts });
    const { socket, received } = await beginUploadOf(server, await server.applyForId());
    const dripping = setInterval(() => socket.write('x'), 50);
    await once(socket, 'close');
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

test('an interrupted upload leaves nothing, and the server continues', async () => {
  const { server, id } = await startWithApplication(openEmbedded);
  const { socket } = await beginUpload(server.url, `${idPart(id)}${filePart}${'x'.repeat(300_000)}`);
  await expect.poll(() => filesIn(server.place).length).toBe(1);
  socket.destroy();
  await expect.poll(() => filesIn(server.place)).toEqual([]);
  expect(await server.upload(id, pdf(1))).toEqual(accepted);
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
});

test.each([
  ['much too large, before its first byte', 400_000_000, (id: string) => idPart(id) + fileHead],
  ['of the wrong type', 40_000_000, (id: string) => `${idPart(id)}${fileHead}MZ______`],
  ['for an unknown application', 40_000_000, () => idPart('nobody') + filePart],
])('after refusing a file that is %s, reads at most a little more', async (_what, length, head) => {
  const { server, id } = await startWithApplication(openEmbedded);
  const { socket, received } = await beginUpload(server.url, head(id), length);
  const closed = once(socket, 'close');
  const chunk = Buffer.alloc(65_536, 'x');
  while (!socket.destroyed && socket.bytesWritten < 60_000_000) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed, sleep(3_000)]);
    await sleep(1);
  }
  await closed;
  expect(received()).toMatch(/^HTTP\/1.1 4(13|15|04) /);
  expect(received()).toMatch(/\{"error":"[^"]+"\}$/);
  expect(socket.bytesWritten).toBeLessThan(16 * 2 ** 20);
  expect(filesIn(server.place)).toEqual([]);
});

test('a client that is refused and then falls silent is disconnected after two seconds', async () => {
  const server = await startServer(await openEmbedded());
  const { socket, received } = await beginUpload(server.url, idPart('nobody') + fileHead, 40_000_000);
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1.1 404 /);
});

test('deletes partial files of a dead process at startup, but not those of a running one', async () => {
  const place = await openEmbedded();
  const incoming = path.join(place.dataDir, 'files', 'incoming');
  mkdirSync(incoming, { recursive: true });
  const part = (host: string, pid: number) => path.join(incoming, `${host}.${pid}.abc-_123.part`);
  for (const [host, pid] of [
    [os.hostname(), 999_999_999],
    [os.hostname(), process.ppid],
    ['another-machine', 12],
  ] as const) {
    writeFileSync(part(host, pid), 'half');
  }
  await startServer(place);
  expect(filesIn(place).sort()).toEqual(
    [part('another-machine', 12), part(os.hostname(), process.ppid)].sort(),
  );
});

test('a kept-alive connection retains nothing of refused bodies', async () => {
  const server = await startServer(await openEmbedded());
  const sockets: Socket[] = [];
  server.app.server.on('connection', (socket) => sockets.push(socket));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  /** Sends a body that is refused. Returns the number of `close` listeners of the server's socket. */
  async function refused(): Promise<number> {
    const request = http.request(`${server.url}/api/nothing`, { method: 'POST', agent });
    request.write('half of it');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    request.end('and the rest');
    await text(response);
    return sockets[0]!.listenerCount('close');
  }

  const first = await refused();
  for (let times = 0; times < 20; times += 1) await refused();
  expect(sockets).toHaveLength(1);
  expect(await refused()).toBe(first);
});
