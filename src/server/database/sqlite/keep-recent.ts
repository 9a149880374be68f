/** Creates a cache of at most `most` values by key, which evicts the least recently used value. */
export function keepRecent<Value>(most: number) {
  const cache = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = cache.get(key) ?? make();
    // Reinserts the key: a Map iterates in insertion order, so its first key is the least recently used one.
    cache.delete(key);
    cache.set(key, value);
    if (cache.size > most) cache.delete(cache.keys().next().value!);
    return value;
  };
}
