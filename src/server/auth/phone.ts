import { canonicalPhone } from '#domain/phone.ts';

/** The canonical form of a phone, however it is written; empty for any other text, which is nobody's. */
export function parsePhone(text: string): string {
  const phone = canonicalPhone(text);
  return /^\d*$/.test(phone) ? phone : '';
}
