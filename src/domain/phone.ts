import { phoneDigits } from '#engine/core/index.ts';

export const maxPhoneDigits = 10;

const countryCode = '220';

/**
 * Removes the country code: 3012345, 2203012345 and "+220 301 2345" all become 3012345. In a number of seven
 * digits, a leading 220 is not the country code. Text that is not a phone number stays unchanged: without its
 * letter, "301a2345" would be another person's number.
 */
export function canonicalPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === undefined) return text;
  return digits.length === maxPhoneDigits && digits.startsWith(countryCode)
    ? digits.slice(countryCode.length)
    : digits;
}

/** Formats a number of seven digits as `301 2345`, as people read it out. */
export function spacedPhone(phone: string): string {
  return canonicalPhone(phone).replace(/^(\d{3})(\d{4})$/, '$1 $2');
}

/**
 * Adds The Gambia's code 220, without a +, as WhatsApp requires. Adds 220 even if the number already starts
 * with another country's code, because that code cannot be recognised reliably. The WhatsApp API then rejects
 * the number, so no stranger gets the message.
 */
export function internationalPhone(canonical: string): string {
  return countryCode + canonical;
}

/** Returns the canonical number, or '' if the text is not a phone number. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
