/** Converts the digits of all scripts to ASCII digits: ٣٠١ and ３０１ become 301. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOfDigit(digit)));
}

/**
 * Returns the value of a digit of any script. In Unicode, the ten digits of a script are consecutive and
 * start with 0.
 */
function valueOfDigit(digit: string): number {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (digit.codePointAt(0)! - zero) % 10;
}

/** Returns 6 for `^\d{6}$`, and undefined for patterns without a fixed number of digits. */
export function codeLength({ pattern = '' }: { readonly pattern?: string }): number | undefined {
  return Number(/^\^\\d\{(\d+)\}\$$/.exec(pattern)?.[1]) || undefined;
}

/**
 * Reads a code or count, such as 123 456, 12-34-56 or 1,500. If a pasted message contains exactly one code of
 * the given length, returns this code. Other texts stay unchanged, so that validation reports them: 2.5 must
 * not become 25, and 5-10 must not become 510.
 */
export function readDigits(text: string, length?: number): string {
  const plain = asciiDigits(text.replace(/\p{Cf}/gu, '')).trim();
  const isRange = /^\d+\s*\p{Pd}\s*\d*$/u.test(plain) && !length;
  const isNumber = /^\d[\d\s\p{Pd}]*$/u.test(plain) || /^(?!0,)\d{1,3}(,\d{3})+$/.test(plain);
  const digits = isNumber && !isRange ? plain.replace(/\D/g, '') : undefined;
  if (digits && (!length || digits.length === length)) return digits;
  const codes = [plain, plain.replace(/(\d)[\s\p{Pd}](?=\d)/gu, '$1')].map((each) =>
    (each.match(/\d+/g) ?? []).filter((found) => found.length === length),
  );
  return codes.find((found) => new Set(found).size === 1)?.[0] ?? digits ?? text;
}
