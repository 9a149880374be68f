import type { FieldSchema, FieldUi, PhoneCountry } from '../field.ts';
import { barePhone } from './phone-text.ts';

export interface TypedNumber {
  readonly calling: string;
  readonly text: string;
}

/**
 * Returns the number with its calling code, such as +2203001234. The user may have typed 00 for +, the
 * country's trunk prefix, or no calling code. Invalid text stays invalid, so that validation reports it.
 */
export function internationalNumber(
  { calling, text }: TypedNumber,
  { schema: { pattern = '' }, ui: { countries = [] } }: PhoneField,
): string {
  const typed = barePhone(text);
  if (typed === '') return '';
  const whole = /^(?:\+|00)(.*)/s.exec(typed)?.[1];
  const readings =
    whole === undefined
      ? [calling + typed, ...withoutTrunk(calling + typed, countries), typed]
      : [whole, ...withoutTrunk(whole, countries)];
  const right = new RegExp(pattern, 'u');
  return `+${readings.find((reading) => right.test(`+${reading}`)) ?? readings[0]}`;
}

interface PhoneField {
  readonly schema: Pick<FieldSchema, 'pattern'>;
  readonly ui: Pick<FieldUi, 'countries'>;
}

const withoutTrunk = (number: string, countries: readonly PhoneCountry[]) =>
  countries.flatMap(({ calling, trunk }) =>
    trunk && number.startsWith(calling + trunk) ? calling + number.slice(calling.length + trunk.length) : [],
  );

export const countryOf = (number: string, countries: readonly PhoneCountry[]) =>
  countries.find(({ calling }) => number.startsWith(`+${calling}`));

/**
 * Splits a stored number into what the widget's two controls show: the calling code and the rest. A number of
 * a country that is not offered stays whole.
 */
export function typedNumber(number: string, countries: readonly PhoneCountry[]): TypedNumber {
  const country = countryOf(number, countries);
  if (!country) return { calling: countries[0]?.calling ?? '', text: number };
  return { calling: country.calling, text: spaced(number.slice(country.calling.length + 1)) };
}

export function numberInGroups(number: string, countries: readonly PhoneCountry[]): string {
  const { calling, text } = typedNumber(number, countries);
  return countryOf(number, countries) ? `+${calling} ${text}` : text;
}

const spaced = (text: string) => (/^\d+$/.test(text) ? text.replace(/\d{3}(?=\d{3})/g, '$& ') : text);
