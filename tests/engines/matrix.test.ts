import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { matrixIn, matrixOf, section } from './matrix.ts';

const folder = import.meta.dirname;
const readme = readFileSync(path.join(folder, '../README.md'), 'utf8');
const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
const journeys = specs.flatMap((file) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ *test\('([^']+)'/gm)].map(
    (match) => match[1]!,
  ),
);

test('the tests’ README has every journey in every engine, and all are well', () => {
  const [head = [], ...rows] = matrixIn(readme);
  const versions = [/^Journey$/, /^Chrome \d/, /^Chrome 80\./, /^Firefox \d/, /^WebKitGTK \d/];
  expect(head).toEqual(versions.map((version) => expect.stringMatching(version)));
  expect(rows.map(([journey]) => journey).sort()).toEqual([...journeys].sort());
  // A dash stands only where the engine cannot be set up so.
  const others = rows.map(([journey, ...cells]) => [journey, ...cells.filter((cell) => cell !== 'ok')]);
  expect(others.filter(([, ...cells]) => cells.length > 0)).toEqual([['site data blocked', '–', '–', '–']]);
});

test('a journey that failed, or whose engine is not here, is not well', () => {
  const matrix = matrixOf([
    { engine: 'chromium', journey: 'Back', outcome: 'ok', version: 'Chrome 150.0' },
    { engine: 'firefox', journey: 'Back', outcome: 'FAILED', version: 'Firefox 153.0' },
    { engine: 'webkit', journey: 'Back', outcome: 'not found' },
  ]);
  expect(matrixIn(`# Portal\n\n## ${section}\n\nIn words.\n\n${matrix}\n\n## Licence\n`)).toEqual([
    ['Journey', 'Chrome 150.0', 'Chrome 80', 'Firefox 153.0', 'WebKit'],
    ['Back', 'ok', '–', 'FAILED', 'not found'],
  ]);
});
