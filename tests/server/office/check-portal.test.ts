import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import { office } from '../support/data/office.ts';
import { openEmbedded, temporaryFolder } from '../support/storage/test-storage.ts';

const portal = readFileSync(path.join(folders.schemas, 'portal.json'), 'utf8');
const given = portal.replaceAll('"placeholder": true', '"placeholder": false').replaceAll('null', '"given"');

async function check(text: string) {
  const file = path.join(temporaryFolder(), 'portal.json');
  writeFileSync(file, text);
  return office(await openEmbedded(), 'check-portal', file);
}

const listedIn = (out: string) => {
  const [, ...rows] = out.trimEnd().split('\n');
  return rows.map((row) => row.split(/ {2,}/));
};

test('lists each missing detail in words, with its key, and fails', async () => {
  const { code, out, error } = await office(await openEmbedded(), 'check-portal');
  const listed = listedIn(out);
  expect([code, error]).toEqual([1, `${listed.length} details are still to be given.\n`]);
  expect(listed).toContainEqual(['The WhatsApp group of University of The Gambia', 'groupLinks[0]']);
  for (const [words] of listed) expect(words).toMatch(/^[A-Z].*[a-z0-9)]$/);
});

test('lists placeholders, and empty values that are not marked as placeholders', async () => {
  const details = JSON.parse(given);
  const { bankAccounts, universities, contract, faq } = details;
  for (const detail of [bankAccounts[1], universities[0], contract]) detail.placeholder = true;
  faq.value = null;
  const { out } = await check(JSON.stringify({ ...details, mobileMoney: [{ placeholder: true }] }));
  const keys = ['bankAccounts[1]', 'mobileMoney[0]', 'universities[0]', 'faq', 'contract'];
  expect(listedIn(out).map(([, key]) => key)).toEqual(keys);
});

test('succeeds only if all details are given', async () => {
  const nothing = 'Nothing is missing: the lender has given every detail.\n';
  expect(await check(given)).toEqual({ code: 0, out: nothing, error: '' });
  const { code, error } = await check(given.replace('"placeholder": false', '"placeholder": true'));
  expect([code, error]).toEqual([1, '1 detail is still to be given.\n']);
});

test('reports an unreadable file', async () => {
  const { code, error } = await check('{');
  expect(code).toBe(1);
  expect(error).toMatch(/portal\.json cannot be read\. "npm run schemas:check" says why\.\n$/);
});
