/**
 * Returns a random id of 32 hexadecimal digits. `crypto.randomUUID` is missing in older browsers and on pages
 * without HTTPS.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
