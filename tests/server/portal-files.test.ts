import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openEmbedded, temporaryFolder } from './databases.ts';
import { rawAnswer, startServer } from './server.ts';

const page = '<!doctype html><title>Portal</title>';
const script = 'console.log("portal")';

async function serveBuilt() {
  const portalDir = temporaryFolder();
  mkdirSync(path.join(portalDir, 'assets'));
  writeFileSync(path.join(portalDir, 'index.html'), page);
  writeFileSync(path.join(portalDir, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(portalDir, 'assets', 'index-Ca5HAtfx.js'), script);
  writeFileSync(path.join(portalDir, 'assets', 'index-Ca5HAtfx.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(portalDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(portalDir, '.secret'), 'x');
  mkdirSync(path.join(portalDir, '.vite'));
  writeFileSync(path.join(portalDir, '.vite', 'manifest.json'), '{}');
  return startServer(await openEmbedded(), { portalDir });
}

const html = { accept: 'text/html,*/*;q=0.8' };
const immutable = 'public, max-age=31536000, immutable';

test.each(['br', 'identity'])(
  'index.html is asked for anew, assets are kept for good (%s)',
  async (encoding) => {
    const server = await serveBuilt();
    const accepting = { ...html, 'accept-encoding': encoding };
    const compressed = encoding === 'br' ? 'br' : null;
    for (const address of ['/', '/index.html', '/basic-information', '/info?step=about', '/account/']) {
      const answer = await server.get(address, accepting);
      expect(answer.status, address).toBe(200);
      expect(await answer.text(), address).toBe(page);
      expect(answer.headers.get('cache-control'), address).toBe('no-cache');
      expect(answer.headers.get('content-type'), address).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-encoding'), address).toBe(compressed);
    }
    const asset = await server.get('/assets/index-Ca5HAtfx.js', { 'accept-encoding': encoding });
    expect(await asset.text()).toBe(script);
    expect(asset.headers.get('cache-control')).toBe(immutable);
    expect(asset.headers.get('content-type')).toMatch(/javascript; charset=utf-8/);
    expect(asset.headers.get('content-encoding')).toBe(compressed);
    expect(asset.headers.get('vary')).toMatch(/accept-encoding/i);
    const other = await server.get('/robots.txt', { 'accept-encoding': encoding });
    expect(other.headers.get('cache-control')).toBe('no-cache');
  },
);

test('what is missing is 404 and never index.html', async () => {
  const server = await serveBuilt();
  for (const address of [
    '/assets/index-0ld.js',
    '/assets/',
    '/logo.png',
    '/.secret',
    '/api/nothing',
    '/api/',
    '/api',
    '/api?x',
    '/API/nope',
    '/.vite/manifest.json',
    '/%2esecret',
    '/assets',
  ]) {
    const answer = await server.get(address, html);
    expect(answer.status, address).toBe(404);
    expect(await answer.json(), address).toEqual({ error: 'There is nothing at this address.' });
    expect(answer.headers.get('cache-control'), address).toBe('no-store');
  }
  expect((await server.get('/basic-information', { accept: 'application/json' })).status).toBe(404);
  expect((await server.post('/basic-information', '{}', html)).status).toBe(404);
});

test.each([
  ...['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/..%2f..%2fetc/passwd', '/../x'],
  ...['/assets/..%5c..%5cpackage.json', '/assets/..%2f..%2fpackage.json', '/assets/../../x', '/x/../../y'],
  ...['//', '//[', '///', '/%00', '/x%00', '//a:b@', '/\\\\x', '//evil.example/login', '*'],
])('no way out of the folder: %s', async (address) => {
  const server = await serveBuilt();
  for (const method of ['GET', 'POST']) {
    const answer = await rawAnswer(server, `${method} ${address} HTTP/1.1\r\nhost: x\r\naccept: text/html`);
    expect(answer).toMatch(/^HTTP\/1.1 404 [\s\S]*\r\n\r\n\{"error":"There is nothing at this address\."\}$/);
  }
  expect(server.log.join('')).not.toContain('"level":50');
});

test('says so when the portal is not built', async () => {
  const server = await startServer(await openEmbedded(), { portalDir: temporaryFolder() });
  const answer = await server.get('/', html);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'The portal is not built yet. Run: npm run build' });
});
