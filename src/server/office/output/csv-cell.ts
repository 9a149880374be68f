/**
 * A 'text' must appear unchanged in spreadsheets. An 'option' is an answer from a list of options: it counts
 * as a number if it is a whole number, and otherwise as text.
 */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/**
 * Values that match these patterns need no leading apostrophe. Numbers have at most 15 digits, because
 * spreadsheets replace further digits with zeros.
 */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/**
 * Matches the beginning of a formula, even after invisible characters. Includes the East Asian full-width
 * forms of the signs.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * Matches digits with separators, because a spreadsheet may remove their zeros, or read them as a date or a
 * power of ten.
 */
const numeral = /^(?=\D*\d)[\d\s.,:/()Ee-]+$/;

/** Puts an apostrophe before text that a spreadsheet would calculate or change. */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // Also puts an apostrophe before a formula that follows a semicolon or a tab, because some spreadsheets
  // split cells there.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
