import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openEmbedded, temporaryFolder } from './databases.ts';
import { startServer } from './server.ts';

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
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
])('no way out of the folder: %s', async (address) => {
  const server = await serveBuilt();
  const answer = await server.app.inject({ url: address });
  expect([403, 404]).toContain(answer.statusCode);
  expect(answer.json()).toEqual({ error: expect.any(String) });
});

test('says so when the portal is not built', async () => {
  const server = await startServer(await openEmbedded(), { portalDir: temporaryFolder() });
  const answer = await server.get('/', html);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'The portal is not built yet. Run: npm run build' });
});
