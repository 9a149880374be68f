const day = 86_400_000;

/**
 * Expires after some days, for a draft those in `draft` of its form (flow.json). They are counted by the
 * server's time, because a phone's clock may be years off.
 */
export interface Expirable {
  /** The server's time in epoch milliseconds. Missing while it is unknown. */
  readonly countedFrom?: number | undefined;
}

/** Returns the same object if `countedFrom` was already set or the time (epoch milliseconds) is unknown. */
export function withExpiryStart<Any extends Expirable>(stored: Any, time: number | undefined): Any {
  return stored.countedFrom === undefined && time !== undefined ? { ...stored, countedFrom: time } : stored;
}

export function newlyCounted<Any extends Expirable>(stored: readonly Any[], time: number | undefined): Any[] {
  return stored.map((each) => withExpiryStart(each, time)).filter((each) => !stored.includes(each));
}

/**
 * Returns false while `countedFrom` or the server's time is unknown, so that a wrong clock never deletes
 * answers.
 */
export function isExpired({ countedFrom }: Expirable, days: number, time: number | undefined): boolean {
  return countedFrom !== undefined && time !== undefined && time - countedFrom >= days * day;
}

export const areExpired = (items: readonly Expirable[], days: number, time: number | undefined): boolean =>
  items.every((each) => isExpired(each, days, time));
