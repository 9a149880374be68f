/** Returns the last six letters or digits of an id, which people can easily read out on the phone. */
export function referenceOf(id: string): string {
  return id
    .replace(/[^a-z0-9]/gi, '')
    .slice(-6)
    .toUpperCase();
}
