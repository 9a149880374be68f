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
import { accepted } from '../support/process/answers.ts';
import { beginUpload, fileHead, filePart, idPart } from '../support/process/half-upload.ts';
import { startServer, startWithApplication } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

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

  /**
   * Sends half of a body, waits until the server refuses the request, and sends the rest. Returns the number
   * of listeners on the server's side of the connection.
   */
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
