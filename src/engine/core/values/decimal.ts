import type { Language } from '../environment.ts';

/** Whether a text may stand in a decimal field while it is typed: digits, one point, two places. */
export function isDecimalTyped(text: string): boolean {
  return /^\d*(\.\d{0,2})?$/.test(text);
}

/**
 * A pasted amount as the field keeps it: "12,000.00" and "12 000.00" are 12000.00, also behind the sign of the
 * currency. Undefined when no decimal with at most two places can be read without guessing.
 */
export function parseDecimal(pasted: string, currency = ''): string | undefined {
  const text = pasted.trim();
  const amount = text.toUpperCase().startsWith(currency) ? text.slice(currency.length).trim() : text;
  const plain = amount.replace(/(\d)[,\s](?=\d{3}(\D|$))/g, '$1');
  return plain !== '' && isDecimalTyped(plain) ? plain : undefined;
}

type Signs = Language['numberSigns'];

/** What was typed as it is kept: with a point, and commas between thousands, whatever signs people write. */
export function keptNumber(typed: string, { decimal, thousands }: Signs): string {
  return exchanged(typed, { [thousands]: ',', [decimal]: '.' });
}

/** What is kept as people write it. */
export function shownNumber(kept: string, { decimal, thousands }: Signs): string {
  return exchanged(kept, { ',': thousands, '.': decimal });
}

function exchanged(text: string, signs: { readonly [sign: string]: string }): string {
  return [...text].map((sign) => signs[sign] ?? sign).join('');
}

/** The decimal as it is kept once the field is left: no bare point at either end. */
export function normalizeDecimal(text: string): string {
  return text.replace(/^\./, '0.').replace(/\.$/, '');
}

/** The number that a decimal says; NaN for every other text, such as '', "1e3" and "-1", which Number would read. */
export function numberOf(text: string): number {
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** By the number's own text: 1.005 has three places, whatever it is in binary. */
export function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}
