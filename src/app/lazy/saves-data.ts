/** Whether the phone is set to save data: then nothing is fetched that nobody has asked for. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
