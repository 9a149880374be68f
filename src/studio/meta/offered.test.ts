import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { product } from '#product';
import type { Fields, Json, Path } from '../files/json.ts';
import { questionKinds, rowsKind } from '../operations/question-kinds.ts';
import type { MetaNode } from './meta-schema.ts';
import { offeredAt, rulesOffered, wordsOffered } from './offered.ts';

const field = (meta: string) => {
  const file = join(product.schemas, 'meta', `${meta}.schema.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as MetaNode).definitions!.field!.properties!;
};
const [rules, words] = [field('step'), field('ui')];

test.each([...questionKinds('options/region.json'), rowsKind])(
  'what is offered for “$words” is known to the meta schemas, and all that it has already',
  (kind) => {
    const offered = rulesOffered(kind.rules, { 'ui:widget': kind.widget });
    expect(Object.keys(rules)).toEqual(expect.arrayContaining([...offered]));
    const says = wordsOffered({ 'ui:widget': kind.widget }, false);
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...says]));
    const structure = ['type', 'format', '$ref', 'items', 'enum'];
    const own = Object.keys(kind.rules).filter((key) => !structure.includes(key));
    expect(offered).toEqual(expect.arrayContaining(own));
  },
);

test.each<[string, Fields, readonly string[], readonly string[]]>([
  ['text', { type: 'string' }, ['minLength', 'pattern'], ['minimum', 'fileTypes', 'items', 'if']],
  ['number', { type: 'integer' }, ['minimum'], ['maxLength', 'pastYears', 'decimals']],
  ['number', { type: 'number' }, ['minimum', 'decimals'], ['maxLength']],
  ['file', { type: 'string', format: 'file' }, ['maxBytes'], ['maxLength', 'default']],
])('offers only fitting keywords for a question of type %s', (_kind, asked, fits, others) => {
  const offered = rulesOffered(asked, {});
  expect(offered).toEqual(expect.arrayContaining([...fits]));
  for (const each of others) expect(offered).not.toContain(each);
});

test('offers inside a group or repeat what fits the inner question', () => {
  const files: Record<string, Json> = {
    'home/children.schema.json': {
      properties: { children: { type: 'array', items: { properties: { age: { type: 'integer' } } } } },
    },
    'home/children.ui.json': {
      children: { 'ui:widget': 'rows', fields: { age: { 'ui:widget': 'number' } } },
    },
  };
  const offered = (file: string, ...path: Path) =>
    offeredAt((name) => files[name], `home/children.${file}.json`, path);
  const rules = offered('schema', 'properties', 'children', 'items', 'properties', 'age');
  expect(rules).toEqual(rulesOffered({ type: 'integer' }, {}));
  expect(offered('ui', 'children', 'fields', 'age')).toContain('suffix');
  expect(offered('ui', 'children', 'fields', 'age')).not.toContain('autocomplete');
  // At paths that do not lead to a question, `offered` returns undefined, because every keyword of the meta
  // schema can be added there.
  expect(offered('schema', 'properties', 'children', 'items')).toBeUndefined();
  expect(offered('ui', 'children', 'messages')).toBeUndefined();
  expect(offered('schema')).toBeUndefined();
});
