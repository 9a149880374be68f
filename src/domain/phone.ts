import { phoneDigits } from '#engine/core/index.ts';

export const maxPhoneDigits = 10;

const countryCode = '220';

/**
 * Returns the canonical form of a phone number, which is equal for all spellings of the number: 3012345, 2203012345 and
 * "+220 301 2345" become 3012345. The prefix 220 is removed only from ten digits, because seven digits that start with
 * 220 are a complete local number. Text that is not a phone number is returned unchanged: without its letters,
 * "301a2345" would be another person's number.
 */
export function canonicalPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === undefined) return text;
  return digits.length === maxPhoneDigits && digits.startsWith(countryCode)
    ? digits.slice(countryCode.length)
    : digits;
}

/** Formats a phone number as people read it out: 301 2345. Numbers that do not have seven digits are not split. */
export function spacedPhone(phone: string): string {
  return canonicalPhone(phone).replace(/^(\d{3})(\d{4})$/, '$1 $2');
}

/**
 * Returns the address of a WhatsApp message to a canonical phone number: with the country code, without the +.
 *
 * Always prepends The Gambia's code 220, whatever the length: it is unknown whether the first digits of an eight- to
 * ten-digit number are another country's code, and a wrong guess would send a code to a stranger. With 220 prepended,
 * no such number exists: the WhatsApp API refuses it, and the lender's staff see the failure.
 */
export function internationalPhone(canonical: string): string {
  return countryCode + canonical;
}

/** Returns the canonical form of a phone number in any spelling; '' for text that is not a phone number. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
