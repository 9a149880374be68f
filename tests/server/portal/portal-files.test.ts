import { hash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageFile } from '#paths';
import { routeModules } from '#scripts/build/route-modules.ts';
import { readConfig } from '#server/config.ts';
import { withPostableForm } from '#server/form-pages/page-shell.ts';
import { notFound, refusal } from '../support/process/answers.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded, temporaryFolder, writeFiles } from '../support/storage/test-storage.ts';

const page = '<!doctype html><title>Portal</title>';
const script = 'console.log("portal")';

async function serveBuilt() {
  const portalDir = writeFiles(temporaryFolder(), {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'assets/index-Ca5HAtfx.js': script,
    'assets/index-Ca5HAtfx.js.br': brotliCompressSync(script),
    'robots.txt': 'User-agent: *',
    '.secret': 'x',
    '.vite/manifest.json': '{}',
  });
  return startServer(await openEmbedded(), { portalDir });
}

const html = { accept: 'text/html,*/*;q=0.8' };
const immutable = 'public, max-age=31536000, immutable';

test.each(['br', 'identity'])(
  'index.html is revalidated, assets are cached forever (%s)',
  async (encoding) => {
    const server = await serveBuilt();
    const accepting = { ...html, 'accept-encoding': encoding };
    const compressed = encoding === 'br' ? 'br' : null;
    for (const address of ['/', '/index.html', '/basic-information', '/info?step=about', '/account/']) {
      const answer = await server.get(address, accepting);
      expect(answer.status, address).toBe(200);
      expect(answer.body, address).toBe(page);
      expect(answer.headers.get('cache-control'), address).toBe('no-cache');
      expect(answer.headers.get('content-type'), address).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-encoding'), address).toBe(compressed);
    }
    const asset = await server.get('/assets/index-Ca5HAtfx.js', { 'accept-encoding': encoding });
    expect(asset.body).toBe(script);
    expect(asset.headers.get('cache-control')).toBe(immutable);
    expect(asset.headers.get('content-type')).toMatch(/javascript; charset=utf-8/);
    expect(asset.headers.get('content-encoding')).toBe(compressed);
    expect(asset.headers.get('vary')).toMatch(/accept-encoding/i);
    const other = await server.get('/robots.txt', { 'accept-encoding': encoding });
    expect(other.headers.get('cache-control')).toBe('no-cache');
  },
);

const missing = ['/logo.png', '/login.', '/.secret', '/.vite/manifest.json', '/%2esecret', '/v1.2/login'];

test('responds with 404 to missing files, as an error unless HTML is requested', async () => {
  const server = await serveBuilt();
  const ofPrograms = [
    '/assets/index-0ld.js',
    '/assets/',
    '/assets',
    '/api/nothing.',
    '/api/',
    '/api',
    '/api?x',
    '/API/nope',
  ];
  for (const [address, headers] of [
    ...ofPrograms.map((address) => [address, html] as const),
    ...missing.map((address) => [address, { accept: 'image/*,*/*;q=0.8' }] as const),
    ['/basic-information', { accept: 'application/json' }] as const,
  ]) {
    const answer = await server.get(address, headers);
    expect(answer, address).toEqual(notFound);
    expect(answer.headers.get('cache-control'), address).toBe('no-store');
  }
  expect((await server.post('/basic-information', '{}', html)).status).toBe(404);
  expect(await server.post('/login.', '{}', html)).toEqual(notFound);
});

test('sends a browser a page that says that there is no such page', async () => {
  const server = await serveBuilt();
  for (const address of [...missing, '/login.?from=sms']) {
    const answer = await server.get(address, html);
    expect([answer.status, answer.body], address).toEqual([404, page]);
    expect(answer.headers.get('cache-control'), address).toBe('no-cache');
  }
});

test('redirects an address with doubled slashes to the one with single slashes', async () => {
  const server = await serveBuilt();
  const locationOf = async (address: string) => {
    const head = `GET ${address} HTTP/1.1\r\nhost: x\r\naccept: text/html`;
    return /^HTTP\/1.1 302 [\s\S]*^location: (\S*)/im.exec(await server.rawResponse(head))?.[1];
  };
  expect(await locationOf('//login')).toBe('/login');
  expect(await locationOf('/info//?step=about//x')).toBe('/info/?step=about//x');
  expect(await locationOf('///')).toBe('/');
});

const addresses = Object.keys(routeModules);
const others = [
  '/no-such-page',
  '/login/',
  '/%6cogin',
  '/*',
  '/__proto__',
  '/info?step=how-to-apply',
  '/pages/',
];
const built: readonly (readonly [address: string, file: string])[] = [
  ...addresses.map((address) => [address, pageFile(address)] as const),
  ...others.map((address) => [address, 'index.html'] as const),
  ['/login?from=sms', 'pages/login.html'],
  ...['index.html', 'pages/login.html'].map((file) => [`/${file}`, file] as const),
];

function hashesIn(text: string, tag: 'script' | 'style'): string[] {
  const inline = [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, content]) => content!,
  );
  return inline.map((content) => `'sha256-${hash('sha256', content, 'base64')}'`);
}

test('serves each address its own page, with a policy that has the hashes of its inline content', async () => {
  const { portalDir } = readConfig({});
  const server = await startServer(await openEmbedded(), { portalDir });
  const plain = (await server.get('/health/live')).headers.get('content-security-policy')!;
  const posts: string[] = [];
  for (const [address, file] of built) {
    const answer = await server.get(address, { ...html, 'accept-encoding': 'br' });
    const text = String(answer.body);
    const asBuilt = readFileSync(path.join(portalDir, file), 'utf8');
    // The built page says that its form cannot be sent without JavaScript. The server removes this message.
    const isPosting = text.startsWith('<!doctype html>\n<html data-posts');
    if (isPosting) posts.push(address);
    // If steps share an address, only the first has a built page. The server renders the others on request.
    if (address.includes('?') && isPosting) continue;
    expect(text, address).toBe(isPosting ? withPostableForm(asBuilt) : asBuilt);
    const [scripts, styles] = [hashesIn(text, 'script'), hashesIn(text, 'style')];
    expect(styles, address).toHaveLength(2);
    const allowed = plain
      .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
      .replace(/(?<=style-src [^;]*)(?=;)/, styles.map((hash) => ` ${hash}`).join(''));
    const policy = answer.headers.get('content-security-policy');
    expect(policy, address).toBe(
      isPosting ? allowed.replace("form-action 'none'", "form-action 'self'") : allowed,
    );
    expect(text, address).not.toMatch(/ style=| on\w+=/);
    // After status 304, the browser applies this response's policy to the page in its cache.
    const etag = answer.headers.get('etag')!;
    const head = `GET ${address} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\naccept-encoding: br`;
    const again = await server.rawResponse(`${head}\r\nif-none-match: ${etag}`);
    expect(again, address).toMatch(/^HTTP\/1.1 304 /);
    expect(again, address).toContain(`\r\ncontent-security-policy: ${policy}\r\n`);
    expect(again, address).toMatch(/\r\n\r\n$/);
  }
  expect(posts).toContain('/basic-information');
  expect(posts).not.toContain('/login');
  // An uptime monitor may request the page without asking for HTML.
  expect((await server.get('/')).status).toBe(200);
});

test('says so when the portal is not built', async () => {
  const server = await startServer(await openEmbedded(), { portalDir: temporaryFolder() });
  const notBuilt = refusal(404, 'The portal is not built yet. Run: npm run build');
  expect(await server.get('/', html)).toEqual(notBuilt);
});

test('identifies a page by its content, not by size or modification time', async () => {
  const portalDir = temporaryFolder();
  const time = new Date('2026-01-05');
  const build = (text: string, script: string) => {
    const table = { '*': { file: 'index.html', scripts: [script], styles: [] } };
    writeFiles(portalDir, { 'index.html': text, '.vite/pages.json': JSON.stringify(table) });
    utimesSync(path.join(portalDir, 'index.html'), time, time);
  };
  build('<p>one</p>', 'sha256-one');
  const server = await startServer(await openEmbedded(), { portalDir });
  const first = await server.get('/login', html);
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`])
    expect((await server.get('/login', { ...html, 'if-none-match': known })).status, known).toBe(304);

  build('<p>two</p>', 'sha256-one');
  const second = await server.get('/login', { ...html, 'if-none-match': etag });
  expect([second.status, second.body]).toEqual([200, '<p>two</p>']);
  build('<p>one</p>', 'sha256-two');
  const third = await server.get('/login', { ...html, 'if-none-match': etag });
  expect([third.status, third.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("'sha256-two'"),
  ]);
});
