/** A column's content. Text must stay as it is; only whole numbers among the options may become numbers. */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/** A spreadsheet keeps the first 15 digits of a number and turns the others into zeros. */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/** Signs that can start a formula, including the East Asian wide forms, after any invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/** Digits with separators: a spreadsheet would drop zeros, or read a date or a power of ten. */
const numeral = /^(?=\D*\d)[\d\s.,:/()Ee-]+$/;

/** A cell that is safe in a spreadsheet: an apostrophe marks text that it would otherwise calculate or change. */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // Where lists are separated by semicolons, a spreadsheet splits the cell there and reads the rest as another cell.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
