/**
 * The kind of a column's values. Spreadsheets must show values of the kind 'text' unchanged. Of the values of
 * the kind 'option', only whole numbers are treated as numbers.
 */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/**
 * For each kind of column, the values that need no leading apostrophe. Numbers have at most 15 digits,
 * because spreadsheets replace further digits with zeros.
 */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/**
 * Matches characters that can start a formula, including East Asian full-width forms, even after invisible characters.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * Matches digits with separators. A spreadsheet may change such text by removing zeros, or by reading it as a date or a
 * power of ten.
 */
const numeral = /^(?=\D*\d)[\d\s.,:/()Ee-]+$/;

/**
 * Returns a cell that is safe in a spreadsheet: text that a spreadsheet would calculate or change gets a leading
 * apostrophe.
 */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // In countries where semicolons separate cells, a spreadsheet reads the text after a semicolon as another cell.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
