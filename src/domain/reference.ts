/** Short enough to be read out on the telephone, and of letters and digits alone. */
export function referenceOf(id: string): string {
  return id
    .replace(/[^a-z0-9]/gi, '')
    .slice(-6)
    .toUpperCase();
}
