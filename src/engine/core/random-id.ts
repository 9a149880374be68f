/**
 * Returns 32 hexadecimal digits, without `crypto.randomUUID`, which older browsers and pages without HTTPS
 * lack.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
