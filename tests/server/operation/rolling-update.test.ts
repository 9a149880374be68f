import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { expectUnavailable } from '../support/process/answers.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { startS3Server } from '../support/storage/s3-server.ts';
import { startTcpProxy } from '../support/storage/tcp-proxy.ts';
import {
  describeOnPostgres,
  openEmbedded,
  type TestStorage,
  temporaryFolder,
  writeFiles,
} from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 20);
const parts = ['main', 'form', 'style'];

/** Writes a build: a page, a service worker, assets of this version only, and one that all versions share. */
function build(version: string): string {
  const assets = [...parts.map((part) => `${part}-${version}.${part === 'style' ? 'css' : 'js'}`), 'same.js'];
  const page = assets.map((name) => `<script src="/assets/${name}"></script>`).join('');
  const table = { '*': { file: 'index.html', scripts: [`sha256-${version}`], styles: [] } };
  const files = assets.flatMap((name) => {
    const text = name === 'same.js' ? 'the same' : `${name} `.repeat(200);
    return [[`assets/${name}`, text] as const, [`assets/${name}.br`, brotliCompressSync(text)] as const];
  });
  return writeFiles(temporaryFolder(), {
    ...Object.fromEntries(files),
    'index.html': `<!doctype html><title>${version}</title>${page}`,
    'service-worker.js': version,
    '.vite/pages.json': JSON.stringify(table),
  });
}

/** Each machine that is started has its own disk. All machines share the database and the object store. */
async function openMachines(place: TestStorage) {
  const store = await startS3Server();
  return {
    values: place.values,
    start: (portalDir: string, { at = start, databaseUrl = place.databaseUrl } = {}) =>
      startServer(
        { ...place, databaseUrl, store, dataDir: temporaryFolder() },
        { portalDir },
        { sharesAssets: true, now: () => at },
      ),
  };
}

async function assetsOf(server: TestServer): Promise<string[]> {
  const page = String((await server.get('/', { accept: 'text/html' })).body);
  const found = [...page.matchAll(/src="([^"]+)"/g)].map(([, address]) => address!);
  expect(found).toHaveLength(parts.length + 1);
  return found;
}

async function asServed(server: TestServer, address: string, encoding: string) {
  const answer = await server.get(address, { 'accept-encoding': encoding });
  const names = ['cache-control', 'content-type', 'content-encoding', 'content-security-policy', 'vary'];
  const headers = names.map((name) => answer.headers.get(name));
  return { status: answer.status, headers, text: answer.body };
}

async function expectSame(page: TestServer, others: TestServer[]): Promise<void> {
  for (const address of await assetsOf(page))
    for (const encoding of ['br', 'identity']) {
      const own = await asServed(page, address, encoding);
      expect(own.status).toBe(200);
      for (const other of others) expect(await asServed(other, address, encoding), address).toEqual(own);
    }
}

const statusesOf = (server: TestServer, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await server.get(address)).status));

describeOnPostgres('a rolling update of processes with separate folders', (open) => {
  test('serves every version’s assets from every server, also after a rollback', async () => {
    const machines = await openMachines(await open());
    const old = await machines.start(build('old'));
    expect((await old.get('/assets/main-new.js')).status).toBe(404);
    const updated = await machines.start(build('new'));
    await expectSame(old, [updated]);
    await expectSame(updated, [old]);
    // Pages, with their policies, and service workers are those of the server's own build.
    for (const [server, version] of [
      [old, 'old'],
      [updated, 'new'],
    ] as const) {
      const page = await server.get('/login', { accept: 'text/html' });
      expect(page.body).toContain(`<title>${version}</title>`);
      expect(page.headers.get('content-security-policy')).toContain(`'sha256-${version}'`);
      expect((await server.get('/service-worker.js')).body).toBe(version);
    }
    // This is a rollback, on a machine that has had neither of the two builds.
    const backAgain = await machines.start(build('old'));
    await expectSame(updated, [backAgain]);
    const addresses = await assetsOf(updated);
    await updated.app.close();
    const another = await machines.start(build('old'));
    expect(await statusesOf(another, addresses)).toEqual(addresses.map(() => 200));
    await expectSame(old, [backAgain, another]);
  });

  test('deletes an asset thirty days after the last process used it', async () => {
    const machines = await openMachines(await open());
    const namesLeft = async (at: number) => {
      const server = await machines.start(build('new'), { at });
      await server.app.close();
      return machines.values("select name from build_assets where name not like '%.br' order by name");
    };
    const old = await machines.start(build('old'));
    await old.app.close();
    const newest = ['form-new.js', 'main-new.js', 'same.js', 'style-new.css'];
    const both = [...newest, 'form-old.js', 'main-old.js', 'style-old.css'].sort();
    expect(await namesLeft(start + 29 * day)).toEqual(both);
    // A rollback on day 40 keeps the old build's assets until day 70.
    await (await machines.start(build('old'), { at: start + 40 * day })).app.close();
    expect(await namesLeft(start + 69 * day)).toEqual(both);
    expect(await namesLeft(start + 71 * day)).toEqual(newest);
  });

  test('serves its own assets while the database is unreachable, and responds with 503 to others', async () => {
    const place = await open();
    const machines = await openMachines(place);
    const wire = await startTcpProxy(place.databaseUrl!);
    const old = await machines.start(build('old'), { databaseUrl: wire.url });
    const updated = await machines.start(build('new'));
    const [first, second] = await assetsOf(updated);
    expect((await old.get(first!)).status).toBe(200);
    await wire.cut();
    expect(await statusesOf(old, [...(await assetsOf(old)), first!])).toEqual([200, 200, 200, 200, 200]);
    for (const unknown of [second!, '/assets/none.js']) await expectUnavailable(old.get(unknown));
    await wire.reopen();
    expect(await statusesOf(old, [second!, '/assets/none.js'])).toEqual([200, 404]);
  });
});

test('a single process with the embedded database keeps its assets only in its folder', async () => {
  const place = await openEmbedded();
  await startServer(place, { portalDir: build('old') }, { sharesAssets: true });
  expect(await place.rows('select name from build_assets')).toEqual([]);
});
