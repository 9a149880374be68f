/** Makes a thing once for each key, and keeps as many as were used last. */
export function memoizeRecent<Thing>(most: number, make: (key: string) => Thing): (key: string) => Thing {
  const things = new Map<string, Thing>();
  return (key) => {
    const thing = things.get(key) ?? make(key);
    // A map is in the order in which its keys were set.
    things.delete(key);
    things.set(key, thing);
    if (things.size > most) things.delete(things.keys().next().value!);
    return thing;
  };
}
