/** Returns a cache for at most `most` values. A further value replaces the least recently used value. */
export function keepRecent<Value>(most: number) {
  const cache = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = cache.get(key) ?? make();
    // A Map iterates in insertion order. Inserting the key again makes it the last, so the first key is the
    // least recently used one.
    cache.delete(key);
    cache.set(key, value);
    if (cache.size > most) cache.delete(cache.keys().next().value!);
    return value;
  };
}
