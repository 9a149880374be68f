export function mapValues<V, R>(
  object: { readonly [key: string]: V },
  map: (value: V, key: string) => R,
): { [key: string]: R } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

export function fromEntries(entries: readonly (readonly string[])[]): { [key: string]: string } | undefined {
  return unlessEmpty(entries) && Object.fromEntries(entries);
}
