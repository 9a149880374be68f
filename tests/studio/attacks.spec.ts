import type { OutgoingHttpHeaders } from 'node:http';
import { ask, ownHeaders, rewording, tokenOf } from './raw-calls.ts';
import { expect, test } from './studio.ts';

const call = '/__studio/call/change';

/** Returns a function that sends a call as the studio's own page does. */
async function ownCaller({ origin }: URL) {
  const own = ownHeaders(origin, await tokenOf(origin));
  return (body: string | Buffer, path = call, more: OutgoingHttpHeaders = {}) =>
    ask(origin, { method: 'POST', path, headers: { ...own, ...more }, body });
}

const port = (origin: string) => new URL(origin).port;

const differences: readonly [
  what: string,
  headers: (origin: string) => OutgoingHttpHeaders,
  method?: string,
][] = [
  ['of another site', () => ({ origin: 'http://evil.example' })],
  ['of another program on this machine', () => ({ origin: 'http://localhost:3000' })],
  ['of the same port under the other name', (origin) => ({ origin: `http://localhost:${port(origin)}` })],
  ['of a page without an origin of its own', () => ({ origin: 'null' })],
  ['without an origin', () => ({ origin: undefined })],
  [
    'under a name that was bound anew',
    (origin) => ({ host: `evil.example:${port(origin)}`, origin: `http://evil.example:${port(origin)}` }),
  ],
  ['under a name that begins as ours', (origin) => ({ host: `127.0.0.1.evil.example:${port(origin)}` })],
  ['under a name with ours before it', (origin) => ({ host: `localhost:${port(origin)}@evil.example` })],
  ['under a name that is no address', () => ({ host: 'studio' })],
  ['by GET', () => ({}), 'GET'],
  ['by PUT', () => ({}), 'PUT'],
  ['by a question beforehand', () => ({ 'access-control-request-method': 'POST' }), 'OPTIONS'],
  ['as a form sends it', () => ({ 'content-type': 'text/plain' })],
  ['as a form sends fields', () => ({ 'content-type': 'application/x-www-form-urlencoded' })],
  ['without a type', () => ({ 'content-type': undefined })],
  ['without a token', () => ({ 'x-studio-token': undefined })],
  [
    'with the token of a studio that has ended',
    () => ({ 'x-studio-token': 'p1f7yE3zq0aWmT5sVbXcKdLgHnJrQuZi' }),
  ],
  ['with a token of another length', () => ({ 'x-studio-token': 'a' })],
  ['for another site, by a browser that says so', () => ({ 'sec-fetch-site': 'cross-site' })],
];

test('refuses calls from other pages without changes, and answers its own', {
  tag: '@core',
}, async ({ address, folder }) => {
  const { origin } = new URL(address);
  const own = ownHeaders(origin, await tokenOf(origin));
  for (const [what, different, method = 'POST'] of differences) {
    const all = { ...own, ...different(origin) };
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const body = method === 'GET' ? '' : JSON.stringify(rewording);
    const refused = await ask(origin, { method, path: call, headers, body });
    expect.soft([0, 400, 403], what).toContain(refused.status);
    expect.soft(refused.headers['access-control-allow-origin'], what).toBeUndefined();
    expect(folder.diff(), what).toEqual([]);
  }
  const body = JSON.stringify(rewording);
  expect((await ask(origin, { method: 'POST', path: call, headers: own, body })).status).toBe(200);
  expect(folder.diff()).toHaveLength(3);
});

const outside = [
  ...['../out.json', '../../out.json', 'application/../../out.json', './out.json', '/tmp/out.json'],
  ...['C:\\out.json', '..\\out.json', 'application\\..\\..\\out.json', '\\\\server\\share\\out.json'],
  ...['%2e%2e/out.json', '..%2fout.json', 'a/%2e%2e/%2e%2e/out.json', '\u2025/out.json', '．．/out.json'],
  ...[
    'meta/ui.schema.json',
    'META/ui.schema.json',
    '.git/config',
    '../.git/config',
    '.git/hooks/post-commit.md',
  ],
  ...[
    'application/.hidden.json',
    'application//basic.ui.json',
    'out.json\0.md',
    'out.json\n',
    'out.ts',
    'out',
    '',
  ],
  ...[null, 7, ['a.json'], { toString: 'a.json' }, '__proto__', 'constructor'],
];

test('writes and deletes only files that staff write', { tag: '@core' }, async ({ address, folder }) => {
  const send = await ownCaller(new URL(address));
  const before = folder.everything();
  for (const file of outside)
    for (const change of [
      { do: 'write', text: '{}' },
      { do: 'put', base64: 'e30=' },
      { do: 'delete' },
      { do: 'set', path: ['title'], value: 'Taken over' },
    ]) {
      const { text } = await send(JSON.stringify({ label: 'Out', changes: [{ file, ...change }] }));
      expect(JSON.parse(text).refused, `${change.do} ${JSON.stringify(file)}`).toBeTruthy();
      const retired = await send(JSON.stringify({ file, option: 'Journalism' }), '/__studio/call/retire');
      expect(JSON.parse(retired.text).refused ?? JSON.parse(retired.text).error).toBeTruthy();
    }
  expect(folder.everything()).toEqual(before);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const noPictures: readonly (readonly [file: string, content: string])[] = [
  // These paths are outside the folder images/, or contain characters that are not allowed in file names.
  ...['../out.svg', 'images/../out.svg', 'images/../../out.svg', '/tmp/out.svg', 'images\\..\\out.svg'],
  ...['images/%2e%2e/out.svg', 'images//out.svg', 'images/sub/out.svg', 'application/out.svg', 'out.svg'],
  ...['meta/out.svg', '.git/out.svg', 'images/.out.svg', 'images/out.svg\0.json', 'images/out.svg\n'],
  ...['IMAGES/out.svg', 'images/Out.svg', 'images/o ut.svg', 'images/.svg', '__proto__'],
  // These names do not end in a picture's extension, or belong to files that exist.
  ...['images/out.html', 'images/out.svg.html', 'images/out.js', 'images/out.json', 'images/out.md'],
  ...['images/out', 'images/out.svgz', 'images/out.gif', 'images/compound.svg', 'portal.json'],
].map((file) => [file, drawing] as const);

const wrongContents: readonly (readonly [file: string, content: string])[] = [
  ['images/out.png', drawing],
  ['images/out.jpg', '\x89PNG'],
  ['images/out.jpeg', '<script>alert(1)</script>'],
  ['images/out.webp', 'RIFF....WAVE'],
  ['images/out.svg', '<html><script>alert(1)</script></html>'],
  ['images/out.svg', ''],
  ['images/out.svg', drawing.padEnd(101 * 1024)],
];

test('accepts only pictures, and only in the folder for pictures', async ({ address, folder }) => {
  const send = await ownCaller(new URL(address));
  const before = folder.everything();
  const refusalOf = async (change: object): Promise<string | undefined> =>
    JSON.parse((await send(JSON.stringify({ label: 'Out', changes: [change] }))).text).refused;
  for (const [file, content] of [...noPictures, ...wrongContents]) {
    const base64 = Buffer.from(content, 'latin1').toString('base64');
    expect(await refusalOf({ file, do: 'put', base64 }), file).toBeTruthy();
  }
  for (const [file, text] of wrongContents)
    expect(await refusalOf({ file, do: 'write', text }), file).toBeTruthy();
  for (const base64 of [null, undefined, 7, {}, [60, 115, 118, 103]])
    expect(await refusalOf({ file: 'images/out.svg', do: 'put', base64 })).toBeTruthy();
  expect(folder.everything()).toEqual(before);
});

test('refuses a call that is too large before reading it', async ({ address, folder }) => {
  const { origin } = new URL(address);
  const send = await ownCaller(new URL(address));
  const body = Buffer.alloc(21 * 2 ** 20, ' ');
  expect([0, 413]).toContain((await send(body)).status);
  expect([0, 413]).toContain((await send(body, call, { 'transfer-encoding': 'chunked' })).status);
  expect((await ask(origin, { path: '/__studio' })).status).toBe(200);
  expect(folder.diff()).toEqual([]);
});

test('answers malformed calls with an error and keeps running', async ({ address }) => {
  const { origin } = new URL(address);
  const send = await ownCaller(new URL(address));
  for (const name of ['nothing', '__proto__', 'constructor', 'toString', '..%2fopen', ''])
    expect((await send('{}', `/__studio/call/${name}`)).status).toBe(404);
  const changes = ['null', '[null]', '[{}]'].map((all) => `{"changes":${all}}`);
  for (const body of ['', 'no JSON', 'null', '[]', '7', ...changes]) {
    const { status, text } = await send(body);
    expect([200, 400], body).toContain(status);
    expect(JSON.parse(text).refused ?? JSON.parse(text).error, body).toBeTruthy();
  }
  expect((await ask(origin, { path: '/__studio' })).status).toBe(200);
});

const secret = /root:x:0|\[core\]|SECRET/;

const served = [
  ...['/@fs/etc/passwd', '/@fs//etc/passwd', '/@fs/etc/passwd?raw', '/@fs/etc/passwd?import&raw??'],
  ...['/../../../../../../etc/passwd', '/..%2f..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/__studio/../../../etc/passwd', '/@id/etc/passwd', '/@fs/etc/passwd?url', '/@fs/etc/passwd?inline'],
  ...['/@fs/proc/self/environ', '/@fs/proc/self/environ?raw', '//etc/passwd', '/\\etc\\passwd'],
];

test('serves no files outside the project, no git files and no settings', async ({ address, folder }) => {
  const { origin } = new URL(address);
  const project = new URL('../../', import.meta.url).pathname;
  const inProject = ['.git/config', '.git/HEAD', '.env', '.env?raw', '.git/config?import&raw??'];
  const all = [
    ...served,
    ...inProject.map((file) => `/@fs${project}${file}`),
    ...['', '?raw', '?import&raw'].map((query) => `/@fs${folder.schemas}/portal.json${query}`),
  ];
  for (const path of all) {
    const { status, text } = await ask(origin, { path });
    expect(text, path).not.toMatch(secret);
    // Vite may respond to an unknown path with status 200 and an empty body or its own page.
    if (status === 200) expect(text, path).not.toMatch(/brandColour|PATH=|refs\/heads/);
  }
});

test('answers links from other sites only with the page, and opens no editor', async ({ address }) => {
  const { origin } = new URL(address);
  const by = (site: string, mode: string, dest: string) => ({
    headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
  });
  const statusOf = async (path: string, ...from: Parameters<typeof by>) =>
    (await ask(origin, { path, ...by(...from) })).status;
  const editor = '/__open-in-editor?file=package.json';
  for (const site of ['cross-site', 'same-site']) {
    expect(await statusOf('/__studio', site, 'navigate', 'document')).toBe(200);
    expect(await statusOf('/__studio', site, 'navigate', 'iframe')).toBe(403);
    expect(await statusOf('/__studio', site, 'no-cors', 'script')).toBe(403);
    expect(await statusOf('/studio/main.tsx', site, 'cors', 'script')).toBe(403);
    expect(await statusOf(editor, site, 'navigate', 'document')).toBe(403);
    expect(await statusOf(editor, site, 'no-cors', 'image')).toBe(403);
  }
  expect(await statusOf('/studio/main.tsx', 'same-origin', 'cors', 'script')).toBe(200);
});

test('listens on the loopback interface only, and forbids framing', async ({ address }) => {
  const { origin } = new URL(address);
  expect(new URL(origin).hostname).toBe('127.0.0.1');
  const { headers } = await ask(origin, { path: '/__studio' });
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
