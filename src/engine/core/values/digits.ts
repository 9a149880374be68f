/** Digits of every script as 0 to 9: ٣٠١ and ３０１ are 301. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOfDigit(digit)));
}

/** The digits of a script are consecutive in Unicode, from 0 to 9. */
function valueOfDigit(digit: string): number {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit.codePointAt(0)! - zero) % 10;
}

/** A phone number without separators, `tel:`, and the invisible characters that a contacts app adds. */
export function barePhone(text: string): string {
  return asciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{Cf}\p{Pd}−()./]/gu, '')
    .replace('＋', '+');
}

/** The digits of a phone number, however it is written; undefined if the text is not a phone number. */
export function phoneDigits(text: string): string | undefined {
  return /^\+?(\d*)$/.exec(barePhone(text))?.[1];
}

/** The number of digits of a code, from its pattern; undefined if the pattern does not fix it. */
export function codeLength({ pattern = '' }: { readonly pattern?: string }): number | undefined {
  return Number(/^\^\\d\{(\d+)\}\$$/.exec(pattern)?.[1]) || undefined;
}

/**
 * The digits of a code or a count: of 123 456, 12-34-56 and 1,500, and of a message that contains exactly one code of that
 * length. Any other text is returned unchanged, so that validation reports it: 2.5 is not 25.
 */
export function readDigits(text: string, length?: number): string {
  const plain = asciiDigits(text.replace(/\p{Cf}/gu, '')).trim();
  if (/^\d[\d\s\p{Pd}]*$/u.test(plain) || /^\d{1,3}(,\d{3})+$/.test(plain)) return plain.replace(/\D/g, '');
  const codes = [plain, plain.replace(/(\d)[\s\p{Pd}](?=\d)/gu, '$1')].map((each) =>
    (each.match(/\d+/g) ?? []).filter((digits) => digits.length === length),
  );
  return codes.find((found) => new Set(found).size === 1)?.[0] ?? text;
}
