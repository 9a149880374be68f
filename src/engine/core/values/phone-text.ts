import { asciiDigits } from './digits.ts';

/**
 * Removes separators, `tel:`, the (0) of "+220 (0) 301 2345", and the invisible characters that contacts apps
 * add. A slash that separates two numbers stays, as in "439 0870/71"; in "301/23/45", the slashes are
 * separators.
 */
export function barePhone(text: string): string {
  const plain = asciiDigits(text);
  return (hasShortenedNumber.test(plain) ? plain : plain.replace(/[/／]/g, ''))
    .replace(/^\s*tel:/i, '')
    .replace(/^([\s\p{Cf}]*(?:\+|00)[\d\s\p{Pd}]+)\(0\)/u, '$1')
    .replace(/[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}−.．·]|[,;]\s*$/gu, '')
    .replace('＋', '+');
}

/** Matches a number and the last digits of others: `439 0870/71`, `301 2345/6/7`. */
const hasShortenedNumber =
  /^[^/／]*[/／]\s*\d{1,2}[\s,;.\p{Pe}\p{Cf}]*$|^(?:[^\d/／]*\d){7,}[^\d/／]*(?:[/／]\s*\d{1,2}[\s,;.\p{Pe}\p{Cf}]*)+$/u;

export function phoneDigits(text: string): string | undefined {
  return /^\+?(\d*)$/.exec(barePhone(text))?.[1];
}
