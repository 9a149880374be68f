/** Caches a value for each key and evicts the least recently used. */
export function keepRecent<Thing>(most: number) {
  const things = new Map<string, Thing>();
  return (key: string, make: () => Thing): Thing => {
    const thing = things.get(key) ?? make();
    // A map iterates in insertion order.
    things.delete(key);
    things.set(key, thing);
    if (things.size > most) things.delete(things.keys().next().value!);
    return thing;
  };
}
