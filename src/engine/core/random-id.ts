/** An id that no other is like. `crypto.randomUUID` is missing in older browsers, and wherever there is no https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
