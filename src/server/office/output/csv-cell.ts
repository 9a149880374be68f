/**
 * Kind of a column's values. Spreadsheets must show text unchanged. In a column of options, only whole numbers may
 * become numbers.
 */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/**
 * Values that need no apostrophe, by kind of column. Numbers have at most 15 digits, because a spreadsheet replaces
 * further digits by zeros.
 */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/** Matches signs that can start a formula, including East Asian wide forms, after any invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * Matches digits with separators, which a spreadsheet may change by removing zeros, or by reading a date or a power of
 * ten.
 */
const numeral = /^(?=\D*\d)[\d\s.,:/()Ee-]+$/;

/**
 * Returns a cell that is safe in a spreadsheet: an apostrophe marks text that the spreadsheet would otherwise calculate
 * or change.
 */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // Where lists are separated by semicolons, a spreadsheet splits the text at a semicolon and reads the rest as another
  // cell.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
