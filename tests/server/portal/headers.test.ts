import { once } from 'node:events';
import { expect, test } from 'vitest';
import * as portal from '#generated/portal.ts';
import { readBuild } from '#scripts/build/bytes.ts';
import { readConfig } from '#server/config.ts';
import { documentOnlyHeaders } from '#server/http/headers.ts';
import { notFound } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

/** With this policy, Mozilla's HTTP Observatory rates the portal's headers A+ (130 points). */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' blob: data:",
  "connect-src 'self' https://api.example",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${portal.id}`,
].join('; ');

test('sends the security headers with every response except parts of a page', async () => {
  const server = await startServer(await openEmbedded(), { connectOrigins: ['https://api.example'] });
  const answers = await Promise.all([
    server.get('/login', { accept: 'text/html' }),
    server.get('/assets/missing.js'),
    server.get('/%zz'),
    server.get('/api/nothing'),
    server.get('/health/live'),
    server.logIn(),
    server.post('/api/applications/submission', '{'),
    server.post('/api/applications/submission', 'x'.repeat(100_000)),
  ]);
  // Hashes of a page's inline content are removed, because portal-files.test.ts tests them.
  const ofPages = / 'sha256-(?!47DEQ)[^']+'/g;
  const policies = answers.map(({ headers }) => headers.get('content-security-policy')!);
  policies[0] = policies[0]!.replaceAll(ofPages, '');
  expect(new Set(policies)).toEqual(new Set([policy]));
  for (const { headers } of answers) {
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*, clipboard-write=\(self\)$/);
    expect(headers.get('connection')).not.toBe('close');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('omits document headers from parts of a page, but not from workers', async () => {
  const { portalDir } = readConfig({});
  const server = await startServer(await openEmbedded(), { portalDir });
  const { modules } = readBuild(portalDir);
  const asked = Object.values(modules).flat();
  const started = asked.filter((module) => module.endsWith('?worker&url')).map((each) => each.split('?')[0]!);
  expect(started).not.toEqual([]);
  for (const [file, held] of Object.entries(modules)) {
    const { headers } = await server.get(`/${file}`, { 'accept-encoding': 'br' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const isWorker = started.some((module) => held.includes(module));
    for (const name of documentOnlyHeaders) expect(headers.has(name), `${name} of ${file}`).toBe(isWorker);
  }
});

test('responds normally to a request that arrives while the server is closing', async () => {
  const { app, url } = await startServer(await openEmbedded());
  let requests = 0;
  app.server.on('request', () => {
    requests += 1;
  });
  const { socket, received } = await openSocket(url);
  socket.write('POST /api/logout HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 2\r\n\r\n{');
  await expect.poll(() => requests).toBe(1);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  socket.write('}GET /health/ready HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all([closed, once(socket, 'close')]);
  const answers = received();
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(answers.match(/x-content-type-options: nosniff/g)).toHaveLength(2);
  expect(answers).toMatch(/connection: close/i);
});

test('allows a configured origin to call the API', async () => {
  const server = await startServer(await openEmbedded(), { corsOrigins: ['https://portal.example'] });
  const ask = (origin: string, method: string) =>
    server.send('/api/student_login', {
      method,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const preflight = await ask('https://portal.example', 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://portal.example');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(preflight.headers.get('vary')).toBe('Origin');
  const call = await ask('https://portal.example', 'POST');
  expect(call.headers.get('access-control-allow-origin')).toBe('https://portal.example');
});

const html = { accept: 'text/html' };

test('marks the pages of a demo, and no other response', async () => {
  const server = await startServer(await openEmbedded(), { demo: true, demoIsGiven: true });
  const marked = ['demo=1; Path=/; Max-Age=31536000; SameSite=Lax'];
  for (const address of ['/', '/home', '/no-such-page']) {
    const page = await server.get(address, html);
    expect(page.headers.getSetCookie(), address).toEqual(marked);
    const etag = page.headers.get('etag')!;
    const kept = await server.get(address, { ...html, 'if-none-match': etag });
    expect([kept.status, kept.headers.getSetCookie()], address).toEqual([304, marked]);
  }
  for (const address of ['/api/nothing', '/health/live', '/manifest.webmanifest'])
    expect((await server.get(address)).headers.getSetCookie(), address).toEqual([]);
});

test('deletes the cookie of an earlier demo on a real server, and sets none', async () => {
  const server = await startServer(await openEmbedded());
  for (const address of ['/', '/api/nothing']) {
    expect((await server.get(address, html)).headers.getSetCookie()).toEqual([]);
    const { headers } = await server.get(address, { ...html, cookie: 'a=b; demo=1' });
    expect(headers.getSetCookie()).toEqual(['demo=; Path=/; Max-Age=0; SameSite=Lax']);
  }
});

test('checks readiness once for all concurrent requests', async () => {
  const server = await startServer(await openEmbedded());
  const ask = 'GET /health/ready HTTP/1.1\r\nhost: portal\r\n';
  const answers = await server.exchange(`${`${ask}\r\n`.repeat(9)}${ask}connection: close\r\n\r\n`);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(Array(10).fill('HTTP/1.1 200'));
  const [probe] = await server.place.rows('select writes from write_probe');
  expect(probe!.writes).toBeLessThan(5);
});

const address = '/.well-known/security.txt';

test('security.txt names the contacts, in English, for the next three months', async () => {
  const securityContacts = ['mailto:security@example.org', 'https://example.org/security'];
  const server = await startServer(await openEmbedded(), { securityContacts });
  const answer = await server.get(address, html);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.body).toBe(
    [
      'Contact: mailto:security@example.org',
      'Contact: https://example.org/security',
      'Expires: 2027-02-18T12:00:00.000Z',
      'Preferred-Languages: en',
      '',
    ].join('\n'),
  );
  const head = await server.send(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  server.clock.at += 24 * 60 * 60_000;
  expect((await server.get(address)).body).toContain('Expires: 2027-02-19T12:00:00.000Z');
});

test('without contacts there is no security.txt', async () => {
  const server = await startServer(await openEmbedded());
  expect(await server.get(address)).toEqual(notFound);
  expect((await server.get(address, html)).status).toBe(404);
  expect((await server.send(address, { method: 'HEAD', headers: html })).status).toBe(404);
});
