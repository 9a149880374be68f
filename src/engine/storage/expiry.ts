const day = 86_400_000;

/**
 * A stored item that expires after a number of days. For a draft, the number is `draft.days` in the form's
 * flow.json. The days are counted by the server's time, because a phone's clock may be years off.
 */
export interface Expirable {
  /**
   * The server's time, in epoch milliseconds, from which the days count. It is missing while that time is
   * unknown.
   */
  readonly countedFrom?: number | undefined;
}

/**
 * Returns a copy whose `countedFrom` is `time` (epoch milliseconds). Returns the same object if `countedFrom`
 * is already set or `time` is unknown.
 */
export function withExpiryStart<Any extends Expirable>(stored: Any, time: number | undefined): Any {
  return stored.countedFrom === undefined && time !== undefined ? { ...stored, countedFrom: time } : stored;
}

export function newlyCounted<Any extends Expirable>(stored: readonly Any[], time: number | undefined): Any[] {
  return stored.map((each) => withExpiryStart(each, time)).filter((each) => !stored.includes(each));
}

/**
 * Returns whether an item has expired at `time`. Returns false while `countedFrom` or `time` is unknown, so
 * that a phone with a wrong clock never deletes answers.
 */
export function isExpired({ countedFrom }: Expirable, days: number, time: number | undefined): boolean {
  return countedFrom !== undefined && time !== undefined && time - countedFrom >= days * day;
}

export const areExpired = (items: readonly Expirable[], days: number, time: number | undefined): boolean =>
  items.every((each) => isExpired(each, days, time));
