import { createRequire } from 'node:module';
import type { PhoneCountry } from '#engine/core/index.ts';

type CountryNumbers = readonly [
  calling: string,
  abroad: string,
  pattern: string,
  lengths: readonly number[],
  formats: unknown,
  trunk?: string | 0,
];

const load = createRequire(import.meta.url);
const { countries }: { readonly countries: { readonly [code: string]: CountryNumbers } } = load(
  'libphonenumber-js/metadata.min.json',
);

export const phoneCountries: readonly string[] = Object.keys(countries);

const known = (codes: readonly string[]) => codes.filter((code) => Object.hasOwn(countries, code));

export function phonePattern(codes: readonly string[]): string {
  const numbers = known(codes).map((code) => {
    const [calling, , pattern, lengths] = countries[code]!;
    // The lookahead checks the lengths, because the pattern alone would accept local numbers that work only
    // within a town.
    return `${calling}(?=${lengths.map((length) => `\\d{${length}}$`).join('|')})(?:${pattern})`;
  });
  return `^\\+(?:${numbers.join('|')})$`;
}

export function phoneCountriesUi(codes: readonly string[], language = 'en'): PhoneCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return known(codes).map((code) => {
    const [calling, , , , , trunk] = countries[code]!;
    return { code, calling, ...(trunk && { trunk }), name: names.of(code) ?? code };
  });
}

/**
 * Returns an example of a phone number. libphonenumber's examples belong to nobody: they are unassigned, or
 * reserved for films.
 */
export function examplePhone(code: string): string {
  const examples: { readonly [code: string]: string } = load('libphonenumber-js/examples.mobile.json');
  return `+${countries[code]?.[0] ?? ''}${examples[code] ?? ''}`;
}
