/** The same keys with other values. */
export function mapValues<V, R>(
  object: { readonly [key: string]: V },
  map: (value: V) => R,
): { [key: string]: R } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

/** A record of entries; undefined when there are none. */
export function fromEntries(entries: readonly (readonly string[])[]): { [key: string]: string } | undefined {
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Without the keys that have no value, so that the output holds only what was said. */
export function omitUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
