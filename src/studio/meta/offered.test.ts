import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { product } from '#product';
import type { Fields } from '../files/json.ts';
import { questionKinds, rowsKind } from '../operations/question-kinds.ts';
import type { MetaNode } from './meta-schema.ts';
import { rulesOffered, wordsOffered } from './offered.ts';

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
    const structure = ['type', 'format', '$ref', 'items'];
    const own = Object.keys(kind.rules).filter((key) => !structure.includes(key));
    expect(offered).toEqual(expect.arrayContaining(own));
  },
);

test.each<[string, Fields, readonly string[], readonly string[]]>([
  ['text', { type: 'string' }, ['minLength', 'pattern'], ['minimum', 'fileTypes', 'items', 'if']],
  ['number', { type: 'integer' }, ['minimum'], ['maxLength', 'pastYears']],
  ['file', { type: 'string', format: 'file' }, ['maxBytes'], ['maxLength', 'default']],
])('a question for a %s is offered what fits, and nothing else', (_kind, asked, fits, others) => {
  const offered = rulesOffered(asked, {});
  expect(offered).toEqual(expect.arrayContaining([...fits]));
  for (const each of others) expect(offered).not.toContain(each);
});
