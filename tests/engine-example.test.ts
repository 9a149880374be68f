import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stepKindOf } from '#engine/react/step-kinds/registry.ts';
import { LibraryCard, ready } from './engine-example.tsx';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

test('the example form in the engine’s README compiles and renders', async () => {
  const [, code] = /^```tsx\n(.*?)^```/ms.exec(read('../src/engine/README.md'))!;
  expect(code).toBe(read('engine-example.tsx'));
  const page = renderToString(createElement(LibraryCard, { send: () => undefined }));
  for (const words of ['About you', 'Name', 'Phone', 'Continue']) expect(page).toContain(words);
  expect(() => stepKindOf('review')).toThrow('loadWidgets');
  await ready();
  expect(stepKindOf('review')).toBeDefined();
});

test('the README lists every colour and class that the engine expects in the product’s style sheet', () => {
  const engine = path.join(import.meta.dirname, '../src/engine/react');
  const textOf = (pattern: string) =>
    globSync(pattern, { cwd: engine })
      .map((file) => readFileSync(path.join(engine, file), 'utf8'))
      .join('\n');
  const [styles, code] = [textOf('**/*.css'), textOf('**/*.{ts,tsx}')];
  const colours = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
  const classes = [...code.matchAll(/className[=:]\s*["']([\w\s-]+)["']/g)].flatMap(([, names]) =>
    names!.split(' '),
  );
  const left = classes.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles));
  expect(left).toContain('stack');
  const readme = read('../src/engine/README.md');
  expect([...new Set([...colours, ...left])].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
