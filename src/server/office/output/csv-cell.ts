/**
 * Spreadsheets must show values of the kind 'text' unchanged. Of the kind 'option', only whole numbers are
 * treated as numbers.
 */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/**
 * Values that need no leading apostrophe. Numbers have at most 15 digits, because spreadsheets replace
 * further digits with zeros.
 */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/** Includes East Asian full-width forms, even after invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/** Digits with separators: a spreadsheet may remove zeros, or read the text as a date or a power of ten. */
const numeral = /^(?=\D*\d)[\d\s.,:/()Ee-]+$/;

/** Text that a spreadsheet would calculate or change gets a leading apostrophe. */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // In countries where semicolons separate cells, a spreadsheet reads the text after a semicolon as another
  // cell.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
