/**
 * Keeps what was made for each key, for as many keys as were used last and for none that is longer: keys may be made of
 * what anybody sends, and never fill the memory.
 */
export function keepRecent<Thing>(most: number, longestKey = Number.POSITIVE_INFINITY) {
  const things = new Map<string, Thing>();
  return (key: string, make: () => Thing): Thing => {
    if (key.length > longestKey) return make();
    const thing = things.get(key) ?? make();
    // A map is in the order in which its keys were set.
    things.delete(key);
    things.set(key, thing);
    if (things.size > most) things.delete(things.keys().next().value!);
    return thing;
  };
}
