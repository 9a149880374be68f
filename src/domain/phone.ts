import { phoneDigits } from '#engine/core/index.ts';

export const maxPhoneDigits = 10;

const countryCode = '220';

/**
 * Returns the canonical form of a phone number: 3012345, 2203012345 and "+220 301 2345" all become 3012345.
 * 220 is removed only from ten digits, because seven digits that start with 220 are a complete local number.
 * Other text stays unchanged: without its letter, "301a2345" would be another person's number.
 */
export function canonicalPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === undefined) return text;
  return digits.length === maxPhoneDigits && digits.startsWith(countryCode)
    ? digits.slice(countryCode.length)
    : digits;
}

/**
 * Formats a phone number as people read it out: 301 2345. Numbers that do not have seven digits are not
 * split.
 */
export function spacedPhone(phone: string): string {
  return canonicalPhone(phone).replace(/^(\d{3})(\d{4})$/, '$1 $2');
}

/**
 * Returns a canonical phone number as WhatsApp needs it for messages and calls: with the country code,
 * without the +. Always adds The Gambia's code 220: a longer number may already contain another country's
 * code, but a wrong guess would send the message to a stranger, while the WhatsApp API rejects a number with
 * two codes.
 */
export function internationalPhone(canonical: string): string {
  return countryCode + canonical;
}

/** Returns the canonical form of a phone number, or '' for text that is not a phone number. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
