import { phoneDigits } from '#engine/core/index.ts';

export const maxPhoneDigits = 10;

const countryCode = '220';

/**
 * The canonical form, in which two spellings of a number are the same person: 3012345, 2203012345 and "+220 301 2345"
 * are one. Only ten digits that start with 220 lose the prefix, because seven digits that start with 220 are a number
 * of their own. A text that is not a phone number stays unchanged: dropping its letters could result in a stranger's
 * number.
 */
export function canonicalPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === undefined) return text;
  return digits.length === maxPhoneDigits && digits.startsWith(countryCode)
    ? digits.slice(countryCode.length)
    : digits;
}

/** A phone as people read it out: 301 2345. Numbers of other lengths than seven digits stay unchanged. */
export function spacedPhone(phone: string): string {
  return canonicalPhone(phone).replace(/^(\d{3})(\d{4})$/, '$1 $2');
}

/**
 * The address of a message to a canonical phone: with the country code, without the +.
 *
 * Always our country code, whatever the length. In ten digits or fewer, the first ones may or may not be another
 * country's code, and a wrong guess would send a code to a stranger. With 220 in front, a foreign number is nobody's:
 * the provider refuses it, and the office sees that.
 */
export function internationalPhone(canonical: string): string {
  return countryCode + canonical;
}

/** The canonical form of a phone in any spelling; empty for other text, which is nobody's number. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
