import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAssetFetcher } from '#server/portal/shared-assets.ts';
import { temporaryFolder } from '../support/storage/test-storage.ts';

/** What other processes have published, and how often it was looked at. */
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

test('a flood of unknown names costs one look, and not a read', async () => {
  const { counts, fetchAsset } = publishedBy(['main.js']);
  expect(await fetchAsset('first.js')).toBe(false);
  const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => fetchAsset(`${n}.js`)));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(counts).toEqual({ looks: 2, reads: 0 });
});

test('who asks while the list is read hears of what was published meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { counts, published, fetchAsset } = publishedBy([], promise);
  const before = fetchAsset('other.js');
  await expect.poll(() => counts.looks).toBe(1);
  published.add('main.js');
  const after = fetchAsset('main.js');
  resolve();
  expect(await Promise.all([before, after])).toEqual([false, true]);
});

test('an asset comes with its compressed forms, once for all who ask at the same time', async () => {
  const { counts, folder, fetchAsset } = publishedBy(['main.js', 'main.js.br', 'main.js.gz', 'form.js']);
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetchAsset('main.js')));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(counts).toEqual({ looks: 1, reads: 3 });
  expect(readdirSync(folder).sort()).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
});

test('one that was swept after it was heard of is not there', async () => {
  const { published, folder, fetchAsset } = publishedBy(['main.js', 'form.js']);
  expect(await fetchAsset('form.js')).toBe(true);
  published.delete('main.js');
  expect(await fetchAsset('main.js')).toBe(false);
  expect(readdirSync(folder)).toEqual(['form.js']);
});
