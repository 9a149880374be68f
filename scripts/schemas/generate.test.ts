import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalIn } from '../portal/product.ts';
import { generate, writeGenerated } from './generate.ts';
import { readSource } from './source/source.ts';
import { schemasWith } from './testing/fixture.ts';

test('generates the files of each flow and the shared ones', async () => {
  const files = await generate(readSource(portalIn(schemasWith())));
  expect([...files.keys()].sort()).toEqual([
    'common-passwords.ts',
    'options.ts',
    'portal-contract.ts',
    'portal-fee-note.ts',
    'portal-support-phone.ts',
    'portal-universities.ts',
    'portal.ts',
    'registry.ts',
    'trip/flow.ts',
    'trip/form.ts',
    'trip/types.ts',
    'trip/validators.d.ts',
    'trip/validators.js',
  ]);
  for (const [name, text] of files) {
    if (name === 'common-passwords.ts') continue; // scripts/portal/common-passwords.test.ts tests it.
    expect(text).toMatch(/^\/\/ Generated from schemas\/ by npm run generate\. Do not edit\.\n/);
  }
  expect(files.get('options.ts')).toContain(
    'schoolCode = {\n  "University of The Gambia": 1,\n  "Gambia College": 2\n} as const',
  );
  expect(files.get('portal.ts')).toContain('export const product = "Safari" as const;');
  expect(files.get('portal-fee-note.ts')).toContain(
    'export const feeNote = [\n  "Pay Safari before you go."\n]',
  );
});

test('the generated folder contains exactly the generated files', async () => {
  const folder = join(schemasWith(), 'generated');
  mkdirSync(join(folder, 'gone'), { recursive: true });
  writeFileSync(join(folder, 'gone/flow.ts'), 'old');
  expect(writeGenerated(folder, new Map([['a/flow.ts', '1']]))).toEqual(['gone/flow.ts', 'a/flow.ts']);
  expect(readdirSync(folder)).toEqual(['a']);
  const before = statSync(join(folder, 'a/flow.ts')).mtimeMs;
  expect(writeGenerated(folder, new Map([['a/flow.ts', '1']]))).toEqual([]);
  expect(statSync(join(folder, 'a/flow.ts')).mtimeMs).toBe(before);
  writeGenerated(folder, new Map([['a/flow.ts', '2']]));
  expect(readFileSync(join(folder, 'a/flow.ts'), 'utf8')).toBe('2');
});
