import { canonicalPhone } from '#domain/phone.ts';

/**
 * The canonical form of a phone that is written as people write phones: digits, spaces and + ( ) . -, nothing
 * else. Empty for any other text, which is nobody's: dropping its letters could hit upon a stranger's number.
 */
export function parsePhone(text: string): string {
  return /^[\d ().+-]*$/.test(text) ? canonicalPhone(text) : '';
}
