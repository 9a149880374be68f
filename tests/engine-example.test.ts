import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LibraryCard } from './engine-example.tsx';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

test('the form from nothing in the engine’s README is compiled and shown', () => {
  const [, code] = /^```tsx\n(.*?)^```/ms.exec(read('../src/engine/README.md'))!;
  expect(code).toBe(read('engine-example.tsx'));
  const page = renderToString(createElement(LibraryCard, { send: () => undefined }));
  for (const words of ['About you', 'Name', 'Phone', 'Continue']) expect(page).toContain(words);
});
