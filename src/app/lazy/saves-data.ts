/**
 * Returns whether the browser's data-saving mode is on, in which the portal prefetches nothing. False in browsers that
 * do not expose the mode.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
