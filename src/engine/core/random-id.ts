/**
 * Returns 32 random hexadecimal digits. Does not use `crypto.randomUUID`, because older browsers and pages
 * without HTTPS lack it.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
