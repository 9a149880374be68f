import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { notFound } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/shared-server.ts';
import { temporaryFolder, writeFiles } from '../support/storage/test-storage.ts';

const page = '<!doctype html><title>Portal</title>';
const script = 'console.log("portal")';
const html = { accept: 'text/html,*/*;q=0.8' };

const given = sharedServer(
  (server) => server.enrolStudent(),
  (atEnd) => ({
    portalDir: writeFiles(temporaryFolder(atEnd), {
      'index.html': page,
      'assets/index-Ca5HAtfx.js': script,
      '.vite/manifest.json': '{}',
      '.env': 'DATABASE_URL=postgres://secret',
      '.git/config': '[core]',
      'assets/.DS_Store': 'secret',
      'assets/large-B7fGx2ka.js': 'x'.repeat(16 * 2 ** 20),
    }),
  }),
);

test.each([
  '/.git/config',
  '/.git/',
  '/.git/HEAD',
  '/.svn/entries',
  '/.env',
  '/.env.local',
  '/.vite/manifest.json',
  '/assets/.DS_Store',
  '/assets/../.env',
  '/assets/..%2f.env',
  '/%2eenv',
  '/%2e%2e/.env',
  '/./.env',
  '/.env%00.js',
  '/.well-known/../.env',
  '/assets/%2e%2e/.git/config',
  '/.%67it/config',
  '//.env',
  '/.env/',
  '/.env?x=.js',
])('V13.4.1: reads the hidden file %s', async (address) => {
  const answer = await given().server.rawResponse(
    `GET ${address} HTTP/1.1\r\nhost: portal\r\naccept: text/html`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*\{"error":"There is nothing at this address\."\}$/);
});

test.each([
  '/package.json',
  '/src/server/main.ts',
  '/server.js',
  '/data/portal.sqlite',
  '/portal.sqlite',
  '/reset.key',
  '/backup.zip',
  '/dump.sql',
  '/index.html~',
  '/index.html.bak',
  '/assets/index-Ca5HAtfx.js.map',
  '/assets/',
  '/assets',
  '/assets/*',
  '/assets/index-Ca5HAtfx.js/',
  '/assets/index-ca5hatfx.js',
  '/index.html/x.js',
])('V13.4.7: reads %s, or a list of what there is', async (address) => {
  expect(await given().server.get(address, html)).toEqual(notFound);
});

test.each([
  '/metrics',
  '/debug',
  '/status',
  '/server-status',
  '/actuator/env',
  '/admin',
  '/phpinfo.php',
  '/graphql',
])('V13.4.5: looks at %s', async (address) => {
  const { server } = given();
  expect((await server.get(address)).status).toBe(404);
  expect(await server.post(address, '{}')).toEqual(notFound);
});

test('V13.4.5: learns from what is there for operators', async () => {
  const { server } = given();
  for (const address of ['/health/live', '/health/ready', '/health/ready?verbose=1&details=true']) {
    expect(await server.get(address)).toEqual({ status: 200, body: { status: 'ok' } });
  }
});

test.each([
  ['a thousand times the same part', `bytes=${Array(1000).fill('0-').join()}`],
  ['parts that overlap', 'bytes=0-10,5-15,0-20'],
  ['more than there is', 'bytes=0-18446744073709551615'],
  ['a part below zero', 'bytes=-18446744073709551615'],
  ['a part that ends before it begins', 'bytes=5-2'],
  ['a part behind the end', 'bytes=1000-'],
  ['what is no number', 'bytes=a-b'],
  ['another unit', 'lines=0-1'],
])('V15.2.2: asks for %s of a file', async (_what, range) => {
  const { server } = given();
  const answer = await server.get('/assets/index-Ca5HAtfx.js', { range });
  expect([200, 206, 416]).toContain(answer.status);
  expect(JSON.stringify(answer.body).length).toBeLessThanOrEqual(Math.max(script.length, 100));
  expect(answer.headers.get('content-type')).not.toContain('multipart');
});

test('V4.2.1: sends what is no request while a file is on its way, to have a refusal written into it', async () => {
  const { server } = given();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /assets/large-B7fGx2ka.js HTTP/1.1\r\nhost: portal\r\n\r\n');
  await once(socket, 'readable');
  const noticed = once(server.app.server, 'clientError');
  socket.write('no request\r\n\r\n');
  await noticed;
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  await new Promise((closed) => socket.once('close', closed));
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});
