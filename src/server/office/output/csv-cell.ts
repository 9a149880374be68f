/** What a column holds: text must stay as it is. Only whole numbers among the options may become numbers. */
export type CellKind = 'text' | 'number' | 'date' | 'option';

/** A spreadsheet keeps the first 15 digits of a number and makes zeros of the others. */
const kinds = {
  number: /^-?(?!(\.?\d){16})(0|[1-9]\d*)(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  option: /^(0|[1-9]\d{0,14})$/,
};

/** Signs with which a formula may begin, the wide ones of East Asia too, behind whatever does not show. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/** Digits and the signs between them: a spreadsheet would drop zeros, or make a date or a power of ten of it. */
const numeral = /^(?=\D*\d)[\d\s.,:/()Ee-]+$/;

/** A cell that is safe in a spreadsheet: an apostrophe marks as text what it would calculate or change. */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // Where lists are separated by semicolons a spreadsheet cuts the cell there, and the rest is one of its own.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
