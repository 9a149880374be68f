/** Caches a value for each key and evicts the least recently used. */
export function keepRecent<Value>(most: number) {
  const cache = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = cache.get(key) ?? make();
    // A map iterates in insertion order.
    cache.delete(key);
    cache.set(key, value);
    if (cache.size > most) cache.delete(cache.keys().next().value!);
    return value;
  };
}
