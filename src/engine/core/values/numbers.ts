import { spokenLanguage } from '../environment.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { shownNumber } from './decimal.ts';

interface NumberField {
  readonly schema: Partial<FieldSchema>;
  readonly ui: Pick<FieldUi, 'prefix' | 'suffix'>;
}

/** What may stand before or after a number: its currency, its unit. */
type Beside = readonly (string | undefined)[];

/** Digits in their groups: 1,500 and 12 000, and 1,00,000 as India writes it. */
const grouped = /^\d{1,3}([,\s]\d{2,3})*[,\s]\d{3}$/;

/**
 * What a person typed as plain digits: "D 1,500.50" behind a D is 1500.50, and "12." is 12. Undefined where it cannot be
 * read without guessing: "1,5" is one and a half to some.
 */
export function plainNumber(text: string, beside: Beside = []): string | undefined {
  const [, minus, amount = ''] = /^([-−]?)\s*(.*)$/s.exec(text.trim())!;
  const bare = beside.reduce<string>(without, amount);
  const [, inner, whole = '', fraction = ''] = /^([-−]?)([\d,\s]*)(?:\.(\d*))?$/.exec(bare) ?? [];
  if (inner === undefined || (minus && inner) || `${whole}${fraction}` === '') return undefined;
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  const digits = whole.replace(/[,\s]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return `${minus || inner ? '-' : ''}${digits}${fraction && `.${fraction}`}`;
}

/** The number that a person typed; NaN where it is none, or has more digits than can be counted with. */
export function readNumber(text: string, beside?: Beside): number {
  const number = Number(plainNumber(text, beside) ?? Number.NaN);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : Number.NaN;
}

function without(text: string, sign = ''): string {
  const lower = text.toLowerCase();
  if (sign && lower.startsWith(sign.toLowerCase())) return text.slice(sign.length).trimStart();
  if (sign && lower.endsWith(sign.toLowerCase())) return text.slice(0, -sign.length).trimEnd();
  return text;
}

/** The number as its field keeps it: commas between thousands, but not in a year or a small count. */
export function writtenNumber({ schema, ui }: NumberField, number: number | string): string {
  const { maximum = Number.POSITIVE_INFINITY } = schema;
  const [whole = '', fraction] = String(number).split('.');
  const isAmount = maximum >= 10_000 || ui.prefix !== undefined;
  const groups = isAmount ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** The number as people read it: with its currency or unit, and all decimals where it has some. */
export function numberInWords(field: NumberField, number: number): string {
  const { prefix = '', suffix = '' } = field.ui;
  const { decimals } = field.schema;
  const digits =
    decimals && !Number.isInteger(number) ? Math.abs(number).toFixed(decimals) : String(Math.abs(number));
  const amount = shownNumber(writtenNumber(field, digits), spokenLanguage().numberSigns);
  // A word keeps its distance; a sign does not.
  const before = /\p{L}{2}$/u.test(prefix) ? `${prefix} ` : prefix;
  const after = /^\p{L}/u.test(suffix) ? ` ${suffix}` : suffix;
  return `${number < 0 ? '-' : ''}${before}${amount}${after}`;
}
