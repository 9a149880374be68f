const day = 86_400_000;

/**
 * An item that is stored for some days: a draft for the days that the `draft` of its form says (flow.json). The days are counted by the server's time, because a phone's clock
 * may be years off.
 */
export interface Expirable {
  /**
   * The server's time, in epoch milliseconds, from which the days are counted. Missing while that time is
   * unknown.
   */
  readonly countedFrom?: number | undefined;
}

/**
 * Returns a copy with `countedFrom` set to the server's time (epoch milliseconds), or the same object if it
 * was already set or the time is unknown.
 */
export function withExpiryStart<Any extends Expirable>(stored: Any, time: number | undefined): Any {
  return stored.countedFrom === undefined && time !== undefined ? { ...stored, countedFrom: time } : stored;
}

/**
 * Returns copies, with `countedFrom` set, of the items that had none. Returns none while the time is unknown.
 */
export function newlyCounted<Any extends Expirable>(stored: readonly Any[], time: number | undefined): Any[] {
  return stored.map((each) => withExpiryStart(each, time)).filter((each) => !stored.includes(each));
}

/**
 * Returns whether an item has expired. Returns false while `countedFrom` or the server's time is unknown, so
 * that a wrong clock never deletes answers.
 */
export function isExpired({ countedFrom }: Expirable, days: number, time: number | undefined): boolean {
  return countedFrom !== undefined && time !== undefined && time - countedFrom >= days * day;
}

/** Returns whether all items have expired: the steps of a draft expire together, once none has changed for long enough. */
export const areExpired = (items: readonly Expirable[], days: number, time: number | undefined): boolean =>
  items.every((each) => isExpired(each, days, time));
