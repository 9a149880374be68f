import { asciiDigits } from './digits.ts';

/**
 * Removes separators, `tel:`, the (0) of "+220 (0) 301 2345", and the invisible characters that contacts apps
 * add. A slash between two numbers stays, as in "439 0870/71". Slashes inside a number are removed, as in
 * "301/23/45".
 */
export function barePhone(text: string): string {
  const [first = '', ...others] = asciiDigits(text).split(/[/／]/);
  return [first, ...others]
    .join(areShortened(first, others) ? '/' : '')
    .replace(/^\s*tel:/i, '')
    .replace(/^([\s\p{Cf}]*(?:\+|00)[\d\s\p{Pd}]+)\(0\)/u, '$1')
    .replace(/[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}−.．·]|[,;]\s*$/gu, '')
    .replace('＋', '+');
}

/**
 * Returns whether each of `others` contains only the last digits of a further number, as in `439 0870/71` or
 * `301 2345/6/7`.
 */
function areShortened(first: string, others: readonly string[]): boolean {
  const national = first.replace(/^\s*(?:\+|00)\d{1,3}/, '').replace(/\D/g, '');
  if (others.length > 1 && national.length < 7) return false;
  return others.length > 0 && others.every((other) => /^\s*\d{1,2}[\s,;.\p{Pe}\p{Cf}]*$/u.test(other));
}

export function phoneDigits(text: string): string | undefined {
  return /^\+?(\d*)$/.exec(barePhone(text))?.[1];
}
