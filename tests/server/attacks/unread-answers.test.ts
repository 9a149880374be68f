import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/process/server.ts';
import { openEmbedded, temporaryFolder, writeFiles } from '../support/storage/test-storage.ts';

/**
 * The server disconnects a client that reads nothing for this many ms. In production, it waits two minutes.
 * Two seconds suffice here, because even on a busy machine, no process waits that long.
 */
const answerMs = 2000;

/** The asset is larger than what the operating system buffers for a client that does not read. */
const assetBytes = 32 * 2 ** 20;

async function serveAsset(timeouts = { answerMs }) {
  const asset = { 'assets/large-Ca5HAtfx.js': Buffer.alloc(assetBytes, ' ') };
  const portalDir = writeFiles(temporaryFolder(), asset);
  const server = await startServer(await openEmbedded(), { portalDir }, { timeouts });
  let [asked, answers] = [0, 0];
  server.app.server.on('request', (_, response) => {
    asked += 1;
    answers += 1;
    response.once('close', () => {
      answers -= 1;
    });
  });
  return { ...server, asked: () => asked, held: () => ({ answers, files: openUnder(portalDir) }) };
}

function openUnder(folder: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

async function ask({ url }: { readonly url: string }, times: number): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('GET /assets/large-Ca5HAtfx.js HTTP/1.1\r\nhost: portal\r\n\r\n'.repeat(times));
  return socket;
}

test('V15.2.2: sends five hundred requests on each of three connections, and reads no response', async () => {
  const server = await serveAsset();
  let mostFiles = 0;
  const watch = setInterval(() => {
    mostFiles = Math.max(mostFiles, server.held().files);
  }, 5);
  onTestFinished(() => clearInterval(watch));
  const sockets = await Promise.all([1, 2, 3].map(() => ask(server, 500)));
  for (const socket of sockets) socket.resume();
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
  await expect.poll(server.held).toEqual({ answers: 0, files: 0 });
  expect(mostFiles).toBeLessThanOrEqual(3 * 10);
  expect((await server.get('/health/live')).status).toBe(200);
});

test('V15.2.2: sends as many requests as allowed, and holds the responses by not reading them', async () => {
  const server = await serveAsset({ answerMs: 200 });
  const sockets = await Promise.all([1, 2, 3].map(() => ask(server, 10)));
  await expect.poll(server.asked).toBe(30);
  await expect.poll(server.held).toEqual({ answers: 0, files: 0 });
  for (const socket of sockets) socket.resume();
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
});

test('sends the whole response to a client that reads slowly', async () => {
  const server = await serveAsset();
  const socket = await ask(server, 1);
  let received = 0;
  const slowUntil = performance.now() + 1.5 * answerMs;
  while (performance.now() < slowUntil) {
    received += (socket.read() as Buffer | null)?.length ?? 0;
    await sleep(10);
  }
  expect(received).toBeLessThan(assetBytes);
  socket.resume().on('data', (chunk) => {
    received += chunk.length;
  });
  await expect.poll(() => received).toBeGreaterThan(assetBytes);
});

test('waits for a response that the server itself is slow to produce', async () => {
  const wait = (ms: number) => sleep(ms && 3 * 200);
  const options = { timeouts: { answerMs: 200 }, wait };
  const server = await startServer(await openEmbedded(), {}, options);
  for (let tries = 0; tries < 5; tries += 1) await server.logIn('3012345', 'wrong horse');
  expect((await server.logIn('3012345', 'wrong horse')).status).toBe(401);
});
