import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import { generate } from '#scripts/schemas/generate.ts';
import { readSource } from '#scripts/schemas/source/source.ts';
import { schemasWith } from '#scripts/schemas/testing/fixture.ts';
import {
  contrastRatio,
  deriveColours,
  ink,
  isReadable,
  minimumContrast,
  nearestReadable,
} from './brand-styles.ts';
import { portalIn } from './product.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#0000ff', 8.59],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(expected, 2);
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('derives readable text colours from any brand colour, or from the nearest readable one', () => {
  fc.assert(
    fc.property(colour, (chosen) => {
      const brand = nearestReadable(chosen);
      const colours = deriveColours(brand);
      expect(isReadable(brand)).toBe(true);
      expect(isReadable(chosen) ? brand : chosen).toBe(chosen);
      for (const ground of [colours['--brand']!, colours['--brand-pressed']!])
        expect(contrastRatio(ground, ink)).toBeGreaterThanOrEqual(minimumContrast);
      for (const ground of ['#ffffff', colours['--tint']!])
        expect(contrastRatio(ground, colours['--green']!)).toBeGreaterThanOrEqual(minimumContrast);
      for (const ground of ['#ffffff', colours['--brand']!])
        expect(contrastRatio(ground, colours['--ring']!)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('writes the colours as variables, and no other style sheet repeats their values', async () => {
  const schemas = schemasWith({ 'portal.json': ['"product"', '"brandColour": "#FF9F43",\n  "product"'] });
  const written = (await generate(readSource(portalIn(schemas)))).get('brand.css')!;
  for (const [name, value] of Object.entries(deriveColours('#FF9F43')))
    expect(written).toContain(`${name}: ${value};`);

  const src = join(import.meta.dirname, '../../src');
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('generated'),
  );
  expect(sheets.length).toBeGreaterThan(5);
  const own = readFileSync(join(folders.generated, 'brand.css'), 'utf8').match(/#[0-9a-f]{6}/g)!;
  for (const sheet of sheets) {
    const text = readFileSync(join(src, sheet), 'utf8').toLowerCase();
    expect(
      own.filter((each) => text.includes(each)),
      sheet,
    ).toEqual([]);
  }
});
