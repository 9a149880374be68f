import { phoneDigits } from '#engine/core/index.ts';

export const maxPhoneDigits = 10;

const countryCode = '220';

/**
 * 3012345, 2203012345 and "+220 301 2345" all become 3012345; a number of seven digits keeps a leading 220.
 * Other text stays unchanged: without its letter, "301a2345" would be another person's number.
 */
export function canonicalPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === undefined) return text;
  return digits.length === maxPhoneDigits && digits.startsWith(countryCode)
    ? digits.slice(countryCode.length)
    : digits;
}

/** `301 2345`, as people read it out. A number without exactly seven digits stays as it is. */
export function spacedPhone(phone: string): string {
  return canonicalPhone(phone).replace(/^(\d{3})(\d{4})$/, '$1 $2');
}

/**
 * Adds The Gambia's code 220, without a +, as WhatsApp requires. A number with another country's code gets
 * 220 as well: a guess could send the message to a stranger, while the WhatsApp API rejects a number with two
 * codes.
 */
export function internationalPhone(canonical: string): string {
  return countryCode + canonical;
}

/** Returns '' for text that is not a phone number. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
