/** Keeps what was made for each key, for the keys that were used last. */
export function keepRecent<Thing>(most: number) {
  const things = new Map<string, Thing>();
  return (key: string, make: () => Thing): Thing => {
    const thing = things.get(key) ?? make();
    // A map is in the order in which its keys were set.
    things.delete(key);
    things.set(key, thing);
    if (things.size > most) things.delete(things.keys().next().value!);
    return thing;
  };
}
