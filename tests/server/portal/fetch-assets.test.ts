import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAssetFetcher } from '#server/portal/shared-assets.ts';
import { temporaryFolder } from '../support/storage/test-storage.ts';

/**
 * Returns an asset fetcher for which other servers seem to have published `files`. `counts` contains how
 * often the fetcher reads the list of files (`looks`) and a file (`reads`). Reading the list takes until
 * `until` resolves.
 */
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
