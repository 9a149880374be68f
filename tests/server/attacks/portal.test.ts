import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { notFound } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/server.ts';
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
  ...['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/..%2f..%2fetc/passwd', '/../x'],
  ...['/assets/..%5c..%5cpackage.json', '/assets/..%2f..%2fpackage.json', '/assets/../../x', '/x/../../y'],
  ...['//[', '/%00', '/x%00', '//a:b@', '/\\\\x', '//api/x', '//assets/x', '//evil.example/login', '*'],
])('V13.4.1: reads the hidden file %s, or one outside of the folder', async (address) => {
  const { server } = given();
  const head = `${address} HTTP/1.1\r\nhost: portal\r\naccept: text/html`;
  expect(await server.rawResponse(`POST ${head}`)).toMatch(/^HTTP\/1\.1 404 /);
  const answer = await server.rawResponse(`GET ${head}`);
  expect(server.log.join('')).not.toContain('"level":50');
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect([`{"error":"There is nothing at this address."}`, page]).toContain(answer.split('\r\n\r\n')[1]);
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
])('V13.4.7: reads %s, or a directory listing', async (address) => {
  const { server } = given();
  expect(await server.get(address)).toEqual(notFound);
  const { status, body } = await server.get(address, html);
  expect(status).toBe(404);
  expect([notFound.body, page]).toContainEqual(body);
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
])('V13.4.5: opens %s', async (address) => {
  const { server } = given();
  expect((await server.get(address)).status).toBe(404);
  expect(await server.post(address, '{}')).toEqual(notFound);
});

test('V13.4.5: learns from the operators’ endpoints', async () => {
  const { server } = given();
  for (const address of ['/health/live', '/health/ready', '/health/ready?verbose=1&details=true']) {
    expect(await server.get(address)).toEqual({ status: 200, body: { status: 'ok' } });
  }
});

test.each([
  ['the same part a thousand times', `bytes=${Array(1000).fill('0-').join()}`],
  ['parts that overlap', 'bytes=0-10,5-15,0-20'],
  ['more than there is', 'bytes=0-18446744073709551615'],
  ['a negative part', 'bytes=-18446744073709551615'],
  ['a part that ends before it begins', 'bytes=5-2'],
  ['a part after the end', 'bytes=1000-'],
  ['something that is not a number', 'bytes=a-b'],
  ['another unit', 'lines=0-1'],
])('V15.2.2: requests %s of a file', async (_what, range) => {
  const { server } = given();
  const answer = await server.get('/assets/index-Ca5HAtfx.js', { range });
  expect([200, 206, 416]).toContain(answer.status);
  expect(JSON.stringify(answer.body).length).toBeLessThanOrEqual(Math.max(script.length, 100));
  expect(answer.headers.get('content-type')).not.toContain('multipart');
});

test('V4.2.1: sends an invalid request during a download, to get a refusal written into the file', async () => {
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

test.each([
  'style.css',
  'x.js',
  'logo.png',
  ';x.css',
  '%2fx.css',
  '%3fx.css',
  '%0ax.css',
  '?x.css',
  '/..%2fx.css',
])('V14.2.5: makes a cache store a student’s data, by adding %s to the address', async (ending) => {
  const { server, id, bearer } = given();
  for (const base of [`/api/applications/${id}`, `/api/applications/${id}/`, '/account', '/account/']) {
    const answer = await server.get(base + ending, { ...html, ...bearer });
    const kept = answer.headers.get('cache-control');
    expect(['no-store', 'no-cache'], base).toContain(kept);
    expect(kept === 'no-cache' ? answer.body : page, base).toBe(page);
  }
});

test.each([
  ['x-forwarded-host', 'evil.example'],
  ['x-host', 'evil.example'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-path', '/api/universities/'],
  ['x-original-url', '/api/universities/'],
  ['x-rewrite-url', '/api/universities/'],
  ['forwarded', 'host=evil.example;proto=http'],
  ['x-http-method-override', 'DELETE'],
  ['accept-language', '<script>'],
  ['accept-charset', 'utf-7'],
  ['user-agent', "<script>alert('x')</script>"],
  ['referer', 'https://evil.example/'],
])('V4.1.3: poisons the responses of others with the header %s', async (name, value) => {
  const { server } = given();
  for (const address of ['/assets/index-Ca5HAtfx.js', '/health/live', '/api/nothing', '/api/universities/']) {
    const plain = await server.rawResponse(`GET ${address} HTTP/1.1\r\nhost: portal\r\naccept: */*`);
    const poisoned = await server.rawResponse(
      `GET ${address} HTTP/1.1\r\nhost: portal\r\naccept: */*\r\n${name}: ${value}`,
    );
    const headers = (answer: string) => answer.replace(/^(date|x-request-id): .*\r\n/gim, '');
    expect(headers(poisoned), address).toBe(headers(plain));
  }
});

test('V1.2.2: makes the portal name another host, or redirect to it', async () => {
  const { server } = given();
  for (const host of [
    'evil.example',
    'portal.example@evil.example',
    'evil.example:80',
    '[::1]',
    '"><script>',
  ]) {
    for (const address of [
      '/',
      '/login',
      '/login?next=//evil.example',
      '/assets',
      '/health',
      '/health/live/',
      '/api',
      '//evil.example',
      '//evil.example/..',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/\\evil.example',
      '/..//evil.example',
      '///evil.example',
      '/.evil.example',
      '/%09/evil.example',
      '/%0d%0alocation:%20//evil.example',
    ]) {
      const answer = await server.rawResponse(
        `GET ${address} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html`,
      );
      expect(answer, address).toMatch(/^HTTP\/1\.1 (200|400|404) /);
      expect(answer, address).not.toMatch(/\r\nlocation:|evil\.example/i);
    }
  }
});

test('V14.3.2: sends a conditional request for a student’s data, to get the response from a cache', async () => {
  const { server, id, bearer } = given();
  const { whole: plain } = await server.application(id, bearer);
  const conditions = {
    'if-none-match': '*',
    'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT',
    range: 'bytes=0-1',
  };
  expect((await server.application(id, { ...bearer, ...conditions })).whole).toEqual(plain);
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(plain.headers).not.toHaveProperty('etag');
});
