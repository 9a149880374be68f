import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isComment = (line: string) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line);

test('the product’s name is spelled in schemas/portal.json alone: no code says it', () => {
  const { product } = JSON.parse(readFileSync(path.join(root, 'schemas/portal.json'), 'utf8'));
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css|html)$/.test(file) && !file.startsWith('generated'),
  );
  expect(files.length).toBeGreaterThan(100);
  const spelling = files.filter((file) => {
    const lines = readFileSync(path.join(root, 'src', file), 'utf8').split('\n');
    const code = lines.filter((line) => !isComment(line)).join('\n');
    return new RegExp(
      `(?<![\\p{L}\\d])${product.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
      'u',
    ).test(code);
  });
  expect(spelling).toEqual([]);
});
