import { spokenLanguage } from '../environment.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { asciiDigits } from './digits.ts';

interface NumberField {
  readonly schema: Partial<Pick<FieldSchema, 'type' | 'maximum' | 'decimals'>>;
  readonly ui: Partial<Pick<FieldUi, 'widget' | 'prefix' | 'suffix'>>;
}

/** Replaces the language's separators with the stored ones: a decimal point, and commas between thousands. */
export function keptNumber(typed: string): string {
  const { decimal, thousands } = spokenLanguage().numberSigns;
  return exchanged(typed, { [thousands]: ',', [decimal]: '.' });
}

export function shownNumber(kept: string): string {
  const { decimal, thousands } = spokenLanguage().numberSigns;
  return exchanged(kept, { ',': thousands, '.': decimal });
}

function exchanged(text: string, signs: { readonly [sign: string]: string }): string {
  return [...text].map((sign) => signs[sign] ?? sign).join('');
}

const samePoint: { readonly [sign: string]: string } = { '٫': '.', '．': '.', '٬': ',', '，': ',', '−': '-' };

export function plainSigns(text: string): string {
  const visible = asciiDigits(text).replace(/\p{Cf}/gu, '');
  return visible.replace(/[٫．٬，−]/g, (sign) => samePoint[sign]!);
}

/**
 * Returns plain notation, such as 1500.50 for "D 1,500.50" with the prefix D. A comma counts as a decimal
 * point if it cannot separate thousands: "3,25", "4 500,50". Returns undefined if the text is not a number or
 * is ambiguous: "3.000" is three or three thousand, unless the field allows three decimal places.
 */
export function plainNumber(text: string, { schema, ui }: NumberField): string | undefined {
  const [, minus, amount = ''] = /^(-?)\s*(.*)$/s.exec(plainSigns(text).trim())!;
  const [, inner, digits = ''] = /^(-?)(.*)$/s.exec([ui.prefix, ui.suffix].reduce<string>(without, amount))!;
  if (minus && inner) return undefined;
  const [, whole = '', fraction = ''] = partsOf(digits, ui) ?? [];
  const isThousands = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  if (`${whole}${fraction}` === '' || (isThousands && !(decimalsOf(schema) >= 3))) return undefined;
  return `${minus || inner}${whole.replace(/\D/g, '') || '0'}${fraction && `.${fraction}`}`;
}

const inGroups = /^[1-9]\d{0,2}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3}$/;

function partsOf(digits: string, ui: NumberField['ui']): readonly string[] | undefined {
  const english = /^([\d,\s'’]*?)(?:\.(\d*))?$/.exec(digits);
  const isWhole = (text = '') => /^\d*$/.test(text) || (inGroups.test(text) && isGrouped(ui));
  if (english && isWhole(english[1])) return english;
  const comma = /^([\d.\s'’]*?),(\d*)$/.exec(digits);
  const isClear = comma?.[2]?.length !== 3;
  return comma && isClear && (isWhole(comma[1]) || /^\d{1,3}(\.\d{3})+$/.test(comma[1]!)) ? comma : undefined;
}

/**
 * Returns true if the digits may be grouped in thousands. A decimal field without currency or unit may hold a
 * card number or a grade, whose digits are not grouped.
 */
const isGrouped = ({ widget, prefix, suffix }: NumberField['ui']) =>
  widget !== 'decimal' || (prefix ?? suffix) !== undefined;

const decimalsOf = ({ type, decimals }: NumberField['schema']) =>
  type === 'integer' ? 0 : (decimals ?? Number.NaN);

const maxDigits = 15;

/**
 * Returns the number that a text contains. Returns NaN if the text is not a number or has more decimal places
 * than the field allows. Also returns NaN if it has more digits than a JavaScript number represents exactly,
 * because rounding would change the answer.
 */
export function readNumber(text: string, field: NumberField): number {
  const plain = plainNumber(text, field) ?? '';
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const digits = whole.replace(/^0+/, '').length + fraction.length;
  const isExact = digits <= maxDigits && !(fraction.length > decimalsOf(field.schema));
  return isExact && plain ? Number(plain) : Number.NaN;
}

/**
 * Converts a number to the stored format: a decimal point, no prefix, no suffix. Returns other text
 * unchanged.
 */
export function decimalText(text: string, field: NumberField): string {
  return plainNumber(text, field) ?? text;
}

function without(text: string, sign = ''): string {
  const lower = text.toLowerCase();
  if (sign && lower.startsWith(sign.toLowerCase())) return text.slice(sign.length).trimStart();
  if (sign && lower.endsWith(sign.toLowerCase())) return text.slice(0, -sign.length).trimEnd();
  return text;
}

export function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}

/** Separates thousands, unless the number can be a year or a count (`maximum` below 10,000 and no prefix). */
export function writtenNumber({ schema, ui }: NumberField, number: number | string): string {
  const { maximum = Number.POSITIVE_INFINITY } = schema;
  const [typed = '', fraction] = String(number).split('.');
  const whole = typed.replace(/^(-?)0+(?=\d)/, '$1');
  const isAmount = maximum >= 10_000 || ui.prefix !== undefined;
  const groups = isAmount ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/**
 * Returns a number with its currency or unit, as it is shown in texts. A number with a fraction has all
 * decimal places of the field (D1,500.50), and a whole number has none (D1,500).
 */
export function numberInWords(field: NumberField, number: number): string {
  const { prefix = '', suffix = '' } = field.ui;
  const { decimals } = field.schema;
  const digits =
    decimals && !Number.isInteger(number) ? Math.abs(number).toFixed(decimals) : String(Math.abs(number));
  const amount = shownNumber(writtenNumber(field, digits));
  // A prefix that ends in two letters (GMD) is followed by a space; a symbol or single letter (D) is not.
  const before = /\p{L}{2}$/u.test(prefix) ? `${prefix} ` : prefix;
  const after = /^\p{L}/u.test(suffix) ? ` ${suffix}` : suffix;
  return `${number < 0 ? '-' : ''}${before}${amount}${after}`;
}
