import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RegisteredForm } from '#engine/core/index.ts';
import { portalIn } from '../../portal/product.ts';
import { checkSchemas } from '../check.ts';
import { generate, writeGenerated } from '../generate.ts';
import { readSource } from '../source/source.ts';
import { type Changes, schemasWith } from '../testing/fixture.ts';

async function registryWith(changes: Changes): Promise<readonly RegisteredForm[]> {
  const root = schemasWith(changes);
  expect(checkSchemas(portalIn(root))).toEqual([]);
  const folder = join(root, 'generated');
  writeGenerated(folder, await generate(readSource(portalIn(root))));
  const { registry } = await import(join(folder, 'registry.ts'));
  return registry;
}

const folder = (id: string, change: object = {}): Changes => ({
  [`${id}/flow.json`]: JSON.stringify({
    $schema: '../meta/flow.schema.json',
    id,
    version: 1,
    title: id,
    access: 'public',
    path: `/${id}`,
    steps: [{ id: 'about', kind: 'content', title: 'About' }],
    submit: { who: 'nobody', wait: 'at-once', go: '/home' },
    ...change,
  }),
  [`${id}/content/about.md`]: 'Welcome.\n',
});

test('contains a new folder, with the data needed before the form is loaded', async () => {
  const registry = await registryWith({
    ...folder('news', { access: 'student', layout: 'tabs', draft: { days: 3 } }),
  });
  expect(registry[0]).toEqual({
    id: 'news',
    access: 'student',
    layout: 'tabs',
    who: 'nobody',
    go: '/home',
    draftDays: 3,
    pages: [{ path: '/news' }],
    load: expect.any(Function),
  });
  expect(registry[1]!.pages).toContainEqual({ path: '/trip-quiz', step: 'quiz', kind: 'quiz' });
});

test('loads each form lazily, whatever its folder is called', async () => {
  const odd = ['constructor', 'default', 'a1', 'portal', 'registry'];
  const registry = await registryWith(Object.assign({}, ...odd.map((id) => folder(id))));
  const loaded = await Promise.all(registry.map(async ({ load }) => (await load()).form));
  expect(loaded.map(({ definition }) => definition.id)).toEqual([...odd, 'trip'].sort());
  const trip = loaded.find(({ definition }) => definition.id === 'trip')!;
  expect(trip.validators.person?.({ firstName: ' ' })).toBe(false);
});

test('lists forms in the order of portal.json, then the others by name', async () => {
  const registry = await registryWith({
    ...Object.assign({}, ...['zebra', 'ant', 'bee'].map((id) => folder(id))),
    'portal.json': ['"product"', '"forms": ["zebra", "trip"],\n  "product"'],
  });
  expect(registry.map(({ id }) => id)).toEqual(['zebra', 'trip', 'ant', 'bee']);
});

test('a form without paths has no pages', async () => {
  const steps = [{ id: 'about', kind: 'content', title: 'About' }];
  const files = schemasWith(folder('login', { path: undefined, submit: undefined, steps }));
  expect((await generate(readSource(portalIn(files)))).get('registry.ts')).toContain(
    '{"id":"login","access":"public","pages":[], load',
  );
});
