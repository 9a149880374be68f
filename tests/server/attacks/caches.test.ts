import { expect, test } from 'vitest';
import { sharedServer } from '../support/process/shared-server.ts';
import { temporaryFolder, writeFiles } from '../support/storage/test-storage.ts';

const page = '<!doctype html><title>Portal</title>';
const html = { accept: 'text/html,*/*;q=0.8' };

const given = sharedServer(
  (server) => server.enrolStudent(),
  (atEnd) => ({ portalDir: writeFiles(temporaryFolder(atEnd), { 'index.html': page }) }),
);

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
])('V14.2.5: has a cache keep what a student sees, by adding %s to the address', async (ending) => {
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
])('V4.1.3: poisons the answers that others get by the header %s', async (name, value) => {
  const { server } = given();
  for (const address of ['/assets/index-Ca5HAtfx.js', '/health/live', '/api/nothing', '/api/universities/']) {
    const plain = await server.rawResponse(`GET ${address} HTTP/1.1\r\nhost: portal\r\naccept: */*`);
    const poisoned = await server.rawResponse(
      `GET ${address} HTTP/1.1\r\nhost: portal\r\naccept: */*\r\n${name}: ${value}`,
    );
    const told = (answer: string) => answer.replace(/^(date|x-request-id): .*\r\n/gim, '');
    expect(told(poisoned), address).toBe(told(plain));
  }
});

test('V1.2.2: has the portal name another host, or lead there', async () => {
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

test('V14.3.2: asks whether an answer of the API has changed, to learn it from a cache', async () => {
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
