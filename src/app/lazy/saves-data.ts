/** Returns whether data-saving mode is on, in which nothing is prefetched. Not all browsers expose this. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
