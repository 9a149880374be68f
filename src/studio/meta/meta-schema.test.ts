import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { product } from '#product';
import { canBeRemoved, type MetaNode, nodeAt } from './meta-schema.ts';

test.each([
  ['flow', ['steps', 0], ['kind', 'id'], ['image', 'help']],
  ['step', ['properties', 'age'], ['type', 'format'], ['maxLength']],
  ['ui', ['age'], ['ui:widget'], ['ui:help']],
])('a value of %s that decides its kind cannot be removed', (meta, path, kept, others) => {
  const file = join(product.schemas, 'meta', `${meta}.schema.json`);
  const root = JSON.parse(readFileSync(file, 'utf8')) as MetaNode;
  const node = nodeAt(root, path)!;
  for (const key of kept) expect([key, canBeRemoved(node, key)]).toEqual([key, false]);
  for (const key of others) expect([key, canBeRemoved(node, key)]).toEqual([key, true]);
});
