const day = 86_400_000;

/** An item that is stored for some days, counted by the server's time: a phone's clock may be years off. */
export interface Expirable {
  /** When its days started, in epoch milliseconds; missing until the server's time is known. */
  readonly countedFrom?: number | undefined;
}

/** Starts its days if the time (epoch milliseconds) is known; returns the same object if they have started or it is not. */
export function withExpiryStart<Any extends Expirable>(stored: Any, time: number | undefined): Any {
  return stored.countedFrom === undefined && time !== undefined ? { ...stored, countedFrom: time } : stored;
}

/** The items whose days start now. */
export function newlyCounted<Any extends Expirable>(stored: readonly Any[], time: number | undefined): Any[] {
  return stored.map((each) => withExpiryStart(each, time)).filter((each) => !stored.includes(each));
}

/** Whether its days are over; never without a date or a known time, so that no clock error deletes answers. */
export function isExpired({ countedFrom }: Expirable, days: number, time: number | undefined): boolean {
  return countedFrom !== undefined && time !== undefined && time - countedFrom >= days * day;
}
