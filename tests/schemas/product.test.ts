import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isComment = (line: string) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line);

const spelled = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u');

test('the product’s name is in schemas/portal.json only, not in code', () => {
  const { product } = JSON.parse(readFileSync(path.join(root, 'schemas/portal.json'), 'utf8'));
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css|html)$/.test(file) && !file.startsWith('generated'),
  );
  expect(files.length).toBeGreaterThan(100);
  const texts = files.map((file) => readFileSync(path.join(root, 'src', file), 'utf8'));
  // If the name is also a common word, such as "Portal", code may use it in its usual meaning.
  if (texts.some((text) => spelled(product.toLowerCase()).test(text))) return;
  const codes = texts.map((text) => text.split('\n').filter((line) => !isComment(line)));
  expect(files.filter((_, index) => spelled(product).test(codes[index]!.join('\n')))).toEqual([]);
});
