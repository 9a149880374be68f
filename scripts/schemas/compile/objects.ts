/** The same keys with other values. */
export function mapValues<V, R>(
  object: { readonly [key: string]: V },
  map: (value: V, key: string) => R,
): { [key: string]: R } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

/** The list; undefined when there is nothing in it. */
export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** A record of entries; undefined when there are none. */
export function fromEntries(entries: readonly (readonly string[])[]): { [key: string]: string } | undefined {
  return unlessEmpty(entries) && Object.fromEntries(entries);
}
