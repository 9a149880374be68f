import { expect, test } from 'vitest';
import { internationalNumber } from '#engine/core/values/international-phones.ts';
import { dangerOf } from '../check/slow-patterns.ts';
import { examplePhone, phoneCountries, phoneCountriesUi, phonePattern } from './phones.ts';

test('accepts only lengths that the country uses', () => {
  const numbers = new RegExp(phonePattern(['US', 'GM']), 'u');
  expect(
    ['+12025550142', '+2207001122', '+220701122', '+13957028'].map((each) => numbers.test(each)),
  ).toEqual([...[true, true, false, false]]);
});

test('recognizes the numbers of each country in linear time, with and without the trunk prefix', () => {
  const withExample = phoneCountries.filter((code) => examplePhone(code).length > 5);
  expect(withExample.length).toBeGreaterThan(230);
  for (const code of withExample) {
    const pattern = phonePattern([code]);
    const number = examplePhone(code);
    expect.soft(dangerOf(pattern), code).toBeUndefined();
    expect.soft(number, code).toMatch(new RegExp(pattern, 'u'));
    const [country] = phoneCountriesUi([code]);
    const { calling, trunk = '' } = country!;
    const field = { schema: { pattern }, ui: { countries: [country!] } };
    const national = number.slice(calling.length + 1);
    for (const text of [national, number, `00${number.slice(1)}`, `${trunk}${national}`])
      expect.soft(internationalNumber({ calling, text }, field), `${code} ${text}`).toBe(number);
  }
});

test('combines several countries, with names in the product’s language', () => {
  expect(phonePattern(['GM', 'CI'])).toBe(
    '^\\+(?:220(?=\\d{7}$|\\d{9}$)(?:[48]\\d{8}|[2-9]\\d{6})|225(?=\\d{10}$)(?:[02]\\d{9}))$',
  );
  expect(phoneCountriesUi(['CI', 'GB'], 'fr')).toEqual([
    { code: 'CI', calling: '225', name: 'Côte d’Ivoire' },
    { code: 'GB', calling: '44', trunk: '0', name: 'Royaume-Uni' },
  ]);
});
