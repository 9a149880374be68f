import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('gives MUI the same colours as portal.css', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, 'portal.css'), 'utf8');
  const colour = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1];
  const { error, text, divider } = theme.palette;
  expect([text.primary, text.secondary, divider, error.main]).toEqual(
    ['ink', 'quiet', 'line', 'red'].map(colour),
  );
});
