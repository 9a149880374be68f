/** Short enough to read out on the phone; letters and digits only. */
export function referenceOf(id: string): string {
  return id
    .replace(/[^a-z0-9]/gi, '')
    .slice(-6)
    .toUpperCase();
}
