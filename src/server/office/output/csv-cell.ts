/**
 * What a column holds: a spreadsheet may take numbers and dates for what they are, text must stay what it is. An option
 * has words of staff's own, of which a whole number is shown as it was written.
 */
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

/**
 * A cell as a spreadsheet may open it. What it would calculate or change has the sign for "this is text" before
 * it, an apostrophe. So a column of phones is text throughout, and none loses its zeros.
 */
export function csvCell(value: string, kind: CellKind = 'text'): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (kind !== 'text' && kinds[kind].test(text)) return text;
  const safe = formula.test(text) || /^[\t\n]/.test(text) || numeral.test(text) ? `'${text}` : text;
  // Where lists are separated by semicolons a spreadsheet cuts the cell there, and the rest is one of its own.
  return safe.replace(/([;\t]["'\s]*)(?=[=+\-@|%＝＋－＠])/g, "$1'");
}
