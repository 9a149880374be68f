interface Known<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** Returns the known value of a key, or makes the value and remembers it. */
export function once<Key, Made>(known: Known<Key, Made>, key: Key, make: () => Made): Made {
  let made = known.get(key);
  if (made === undefined) {
    made = make();
    known.set(key, made);
  }
  return made;
}
