import { phoneDigits } from '#engine/core/index.ts';

export const maxPhoneDigits = 10;

const countryCode = '220';

/**
 * The one form in which two spellings of a number are the same person: 3012345, 2203012345 and
 * "+220 301 2345" are one. Only ten digits that start with 220 lose it, because seven digits that start with
 * 220 are a number of their own. A text that is no phone number stays as it is: dropping its letters could hit upon a
 * stranger's number.
 */
export function canonicalPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === undefined) return text;
  return digits.length === maxPhoneDigits && digits.startsWith(countryCode)
    ? digits.slice(countryCode.length)
    : digits;
}

/** A phone as people read it out: 301 2345. Other lengths than the usual seven digits stay as they are. */
export function spacedPhone(phone: string): string {
  return canonicalPhone(phone).replace(/^(\d{3})(\d{4})$/, '$1 $2');
}

/**
 * A canonical phone as a message is addressed to it: with the country code, without the +.
 *
 * Always ours, whatever the length. Ten digits or fewer leave it open whether the first of them are another
 * country's code, and a code that was sent to the wrong guess would be read by a stranger. With 220 in front a
 * number that is none of ours is nobody's: the provider refuses it, and the office sees that.
 */
export function internationalPhone(canonical: string): string {
  return countryCode + canonical;
}

/** The canonical form of a phone, however it is written; empty for any other text, which is nobody's. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
