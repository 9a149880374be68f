import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const promises = Array.from({ length: 20 }, (_, at) => `F${at + 1}`);

test('lists each of the twenty promises in the table, with tests', () => {
  const rows = [...document.matchAll(/^\| (F\d+) +\|/gm)].map(([, promise]) => promise);
  const sections = [...document.matchAll(/^### (F\d+)\n\n- `/gm)].map(([, promise]) => promise);
  expect({ rows, sections }).toEqual({ rows: promises, sections: promises });
});

test('refers only to existing tests', () => {
  const named = [...document.matchAll(/^- `(.+?)`: (.+)$/gm)].map(
    ([, file, title]) => [file!, title!] as const,
  );
  expect(named.length).toBeGreaterThan(promises.length);
  const words = (text: string) => text.replace(/\s+\*?\s*/g, ' ');
  const missing = named.filter(
    ([file, title]) => !words(readFileSync(path.join(root, file), 'utf8')).includes(title),
  );
  expect(missing).toEqual([]);
});
