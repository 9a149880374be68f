/** A 'text' must appear unchanged. An 'option' is a number if it is a whole one, and otherwise a text. */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/** These need no apostrophe. Spreadsheets replace digits after the fifteenth with zeros. */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/** A formula may begin after invisible characters, and with the full-width forms of the signs. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/** Spreadsheets may remove zeros, or read these as a date or a power of ten. */
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
