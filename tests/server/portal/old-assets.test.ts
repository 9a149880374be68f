import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { retainAssets } from '#server/portal/retain-assets.ts';
import { createAssetFetcher } from '#server/portal/shared-assets.ts';
import { runServerProcess } from '../support/process/process.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded, temporaryFolder, writeFiles } from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 20);

function deploy(portalDir: string, asset: string): void {
  rmSync(portalDir, { recursive: true, force: true });
  const page = `<!doctype html><title>${asset}</title>`;
  writeFiles(portalDir, { 'index.html': page, [`assets/${asset}`]: asset });
}

async function openPortal() {
  const portalDir = temporaryFolder();
  deploy(portalDir, 'old.js');
  const server = await startServer(await openEmbedded(), { portalDir });
  const places = { portalDir, dataDir: server.place.dataDir };
  const statusOf = async (asset: string) => (await server.get(`/assets/${asset}`)).status;
  return { server, places, statusOf };
}

test('keeps an asset for thirty days after the deploy that replaced it, however long it was in use', async () => {
  const { server, places, statusOf } = await openPortal();
  await retainAssets(places, start);
  deploy(places.portalDir, 'new.js');
  const replaced = start + 100 * day;
  await retainAssets(places, replaced);
  const answer = await server.get('/assets/old.js');
  expect(answer.body).toBe('old.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await statusOf('new.js')).toBe(200);
  await retainAssets(places, replaced + 29 * day);
  expect(await statusOf('old.js')).toBe(200);
  await retainAssets(places, replaced + 31 * day);
  expect(await statusOf('old.js')).toBe(404);
  expect(await statusOf('new.js')).toBe(200);
});

test('counts the thirty days anew for an asset that came back into use', async () => {
  const { places, statusOf } = await openPortal();
  await retainAssets(places, start);
  deploy(places.portalDir, 'new.js');
  await retainAssets(places, start + day);
  deploy(places.portalDir, 'old.js');
  await retainAssets(places, start + 40 * day);
  deploy(places.portalDir, 'newer.js');
  await retainAssets(places, start + 60 * day);
  expect(await statusOf('old.js')).toBe(200);
  expect(await statusOf('new.js')).toBe(200);
  await retainAssets(places, start + 75 * day);
  expect(await statusOf('old.js')).toBe(200);
  expect(await statusOf('new.js')).toBe(404);
});

test('lets several processes start together without conflicts over assets', async () => {
  const { places, statusOf } = await openPortal();
  await retainAssets(places, start);
  for (const [days, asset] of [
    [1, 'new.js'],
    [40, 'newer.js'],
  ] as const) {
    deploy(places.portalDir, asset);
    await Promise.all(Array.from({ length: 8 }, () => retainAssets(places, start + days * day)));
    expect(await statusOf(asset)).toBe(200);
  }
  expect(await statusOf('old.js')).toBe(404);
  expect(readdirSync(path.join(places.dataDir, 'builds', 'assets')).sort()).toEqual(['new.js', 'newer.js']);
});

test('deletes no assets while the portal is not built', async () => {
  const { places, statusOf } = await openPortal();
  await retainAssets(places, start);
  rmSync(places.portalDir, { recursive: true });
  await retainAssets(places, start + 100 * day);
  expect(await statusOf('old.js')).toBe(200);
});

test('retains the assets of the served build when the server is started', async () => {
  const { dataDir, databaseUrl } = await openEmbedded();
  await runServerProcess({ dataDir, databaseUrl });
  const { portalDir } = readConfig({});
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);
  expect(namesIn(path.join(dataDir, 'builds', 'assets'))).toEqual(namesIn(path.join(portalDir, 'assets')));
});

test('starts even if the build cannot be retained', async () => {
  const place = await openEmbedded();
  writeFiles(place.dataDir, { 'builds/assets': 'not a folder' });
  const { output } = await runServerProcess(place);
  await expect.poll(output).toContain('could not keep this build');
});

/** Simulates other servers that have published `files`. Reading their list takes until `until` resolves. */
function publishedBy(files: string[], until: Promise<unknown> = Promise.resolve()) {
  const counts = { looks: 0, reads: 0 };
  const published = new Set(files);
  const folder = path.join(temporaryFolder(), 'assets');
  const fetchAsset = createAssetFetcher(
    {
      names: async () => {
        counts.looks += 1;
        const found = new Set(published);
        await until;
        return found;
      },
      read: async (name) => {
        counts.reads += 1;
        return published.has(name) ? Buffer.from(name) : undefined;
      },
    },
    folder,
  );
  return { counts, published, folder, fetchAsset };
}

test('reads the list once and no file for a flood of unknown names', async () => {
  const { counts, fetchAsset } = publishedBy(['main.js']);
  expect(await fetchAsset('first.js')).toBe(false);
  const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => fetchAsset(`${n}.js`)));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(counts).toEqual({ looks: 2, reads: 0 });
});

test('finds an asset published while an earlier read of the list was in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { counts, published, fetchAsset } = publishedBy([], promise);
  const before = fetchAsset('other.js');
  await expect.poll(() => counts.looks).toBe(1);
  published.add('main.js');
  const after = fetchAsset('main.js');
  resolve();
  expect(await Promise.all([before, after])).toEqual([false, true]);
});

test('fetches an asset with its compressed forms, once for concurrent requests', async () => {
  const { counts, folder, fetchAsset } = publishedBy(['main.js', 'main.js.br', 'main.js.gz', 'form.js']);
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetchAsset('main.js')));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(counts).toEqual({ looks: 1, reads: 3 });
  expect(readdirSync(folder).sort()).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
});

test('does not find an asset that was swept after the list was read', async () => {
  const { published, folder, fetchAsset } = publishedBy(['main.js', 'form.js']);
  expect(await fetchAsset('form.js')).toBe(true);
  published.delete('main.js');
  expect(await fetchAsset('main.js')).toBe(false);
  expect(readdirSync(folder)).toEqual(['form.js']);
});
