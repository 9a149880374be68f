import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import { missingDetails, readLenderDetails } from '#server/portal/missing-details.ts';
import { office } from '../support/data/office.ts';
import { openEmbedded, temporaryFolder } from '../support/storage/test-storage.ts';

/* The missing lender details, as shown to staff. Needs no store. */

const portal = readFileSync(path.join(folders.schemas, 'portal.json'), 'utf8');

async function check(text: string) {
  const file = path.join(temporaryFolder(), 'portal.json');
  writeFileSync(file, text);
  return office(await openEmbedded(), 'check-portal', file);
}

test('lists each missing detail with its key, and fails', async () => {
  const { code, out, error } = await office(await openEmbedded(), 'check-portal');
  const missing = missingDetails(readLenderDetails());
  expect(code).toBe(1);
  expect(error).toBe(`${missing.length} details are still to be given.\n`);
  const [, ...rows] = out.trimEnd().split('\n');
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual(missing.map(({ key, words }) => [words, key]));
});

test('succeeds only if all details are given', async () => {
  const all = portal.replaceAll('"placeholder": true', '"placeholder": false').replaceAll('null', '"given"');
  expect(await check(all)).toEqual({
    code: 0,
    out: 'Nothing is missing: the lender has given every detail.\n',
    error: '',
  });
  const { code, error } = await check(all.replace('"placeholder": false', '"placeholder": true'));
  expect([code, error]).toEqual([1, '1 detail is still to be given.\n']);
});

test('reports an unreadable file', async () => {
  const { code, error } = await check('{');
  expect(code).toBe(1);
  expect(error).toMatch(/portal\.json cannot be read\. "npm run schemas:check" says why\.\n$/);
});
