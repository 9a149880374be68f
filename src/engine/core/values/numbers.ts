import { spokenLanguage } from '../environment.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { asciiDigits } from './digits.ts';

interface NumberField {
  readonly schema: Partial<Pick<FieldSchema, 'type' | 'maximum' | 'decimals'>>;
  readonly ui: Partial<Pick<FieldUi, 'widget' | 'prefix' | 'suffix'>>;
}

/** Typed text as it is stored: with a decimal point and commas between thousands, whatever the language. */
export function keptNumber(typed: string): string {
  const { decimal, thousands } = spokenLanguage().numberSigns;
  return exchanged(typed, { [thousands]: ',', [decimal]: '.' });
}

/** Stored text with the separators of the language. */
export function shownNumber(kept: string): string {
  const { decimal, thousands } = spokenLanguage().numberSigns;
  return exchanged(kept, { ',': thousands, '.': decimal });
}

function exchanged(text: string, signs: { readonly [sign: string]: string }): string {
  return [...text].map((sign) => signs[sign] ?? sign).join('');
}

/** Arabic, full-width and typographic characters with the same meaning. */
const samePoint: { readonly [sign: string]: string } = { '٫': '.', '．': '.', '٬': ',', '，': ',', '−': '-' };

/** A number in ASCII digits and punctuation, whatever keyboard it was typed on. */
export function plainSigns(text: string): string {
  const visible = asciiDigits(text).replace(/\p{Cf}/gu, '');
  return visible.replace(/[٫．٬，−]/g, (sign) => samePoint[sign]!);
}

/**
 * The digits of a number that a person typed, for example 1500.50 for "D 1,500.50" with the prefix D, and 12 for "12.". A
 * comma is the decimal point where it cannot separate thousands: "3,25", "4 500,50". Undefined if the text is not a number,
 * or if it is ambiguous: "3.000" means three to some people and three thousand to others, unless the field allows three
 * decimal places.
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

/** Digits in their groups: 1,500 and 12 000 and 1'500, and 1,00,000 as India writes it. */
const inGroups = /^[1-9]\d{0,2}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3}$/;

/** The integer and fraction parts; a comma is the decimal point where it cannot separate thousands. */
function partsOf(digits: string, ui: NumberField['ui']): readonly string[] | undefined {
  const english = /^([\d,\s'’]*?)(?:\.(\d*))?$/.exec(digits);
  const isWhole = (text = '') => /^\d*$/.test(text) || (inGroups.test(text) && isGrouped(ui));
  if (english && isWhole(english[1])) return english;
  const comma = /^([\d.\s'’]*?),(\d*)$/.exec(digits);
  const isClear = comma?.[2]?.length !== 3;
  return comma && isClear && (isWhole(comma[1]) || /^\d{1,3}(\.\d{3})+$/.test(comma[1]!)) ? comma : undefined;
}

/** A card number or a grade has no thousands separators. */
const isGrouped = ({ widget, prefix, suffix }: NumberField['ui']) =>
  widget !== 'decimal' || (prefix ?? suffix) !== undefined;

const decimalsOf = ({ type, decimals }: NumberField['schema']) =>
  type === 'integer' ? 0 : (decimals ?? Number.NaN);

/** A JavaScript number represents this many significant digits exactly. */
const mostDigits = 15;

/**
 * The number that a person typed. NaN if the text is not a number, has more decimal places than its field allows, or more
 * digits than a number can represent: rounding would change what was typed.
 */
export function readNumber(text: string, field: NumberField): number {
  const plain = plainNumber(text, field) ?? '';
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const digits = whole.replace(/^0+/, '').length + fraction.length;
  const isExact = digits <= mostDigits && !(fraction.length > decimalsOf(field.schema));
  return isExact && plain ? Number(plain) : Number.NaN;
}

/** The text of a decimal field in its canonical form: with a point, without prefix and suffix. Other text is unchanged. */
export function decimalText(text: string, field: NumberField): string {
  return plainNumber(text, field) ?? text;
}

function without(text: string, sign = ''): string {
  const lower = text.toLowerCase();
  if (sign && lower.startsWith(sign.toLowerCase())) return text.slice(sign.length).trimStart();
  if (sign && lower.endsWith(sign.toLowerCase())) return text.slice(0, -sign.length).trimEnd();
  return text;
}

/** Counted in decimal notation: 1.005 has three places, whatever it is in binary. */
export function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}

/** The number as it is stored: with commas between thousands, except in a year or a small count. */
export function writtenNumber({ schema, ui }: NumberField, number: number | string): string {
  const { maximum = Number.POSITIVE_INFINITY } = schema;
  const [typed = '', fraction] = String(number).split('.');
  const whole = typed.replace(/^(-?)0+(?=\d)/, '$1');
  const isAmount = maximum >= 10_000 || ui.prefix !== undefined;
  const groups = isAmount ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** The number with its currency or unit; with all its decimal places unless it is whole. */
export function numberInWords(field: NumberField, number: number): string {
  const { prefix = '', suffix = '' } = field.ui;
  const { decimals } = field.schema;
  const digits =
    decimals && !Number.isInteger(number) ? Math.abs(number).toFixed(decimals) : String(Math.abs(number));
  const amount = shownNumber(writtenNumber(field, digits));
  // A word is separated by a space, a symbol is not.
  const before = /\p{L}{2}$/u.test(prefix) ? `${prefix} ` : prefix;
  const after = /^\p{L}/u.test(suffix) ? ` ${suffix}` : suffix;
  return `${number < 0 ? '-' : ''}${before}${amount}${after}`;
}
