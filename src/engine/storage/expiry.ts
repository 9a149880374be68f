const day = 86_400_000;

/** What a phone keeps for some days, counted by the server's time alone: a phone's own clock may be years off. */
export interface Expirable {
  /** When its days began, in epoch milliseconds; missing until the server has told the time. */
  readonly countedFrom?: number | undefined;
}

/** Its days begin when the time (epoch milliseconds) is known; the very same where they have begun, or it is not. */
export function withExpiryStart<Any extends Expirable>(stored: Any, time: number | undefined): Any {
  return stored.countedFrom === undefined && time !== undefined ? { ...stored, countedFrom: time } : stored;
}

/** Those of them whose days begin only now. */
export function newlyCounted<Any extends Expirable>(stored: readonly Any[], time: number | undefined): Any[] {
  return stored.map((each) => withExpiryStart(each, time)).filter((each) => !stored.includes(each));
}

/** Whether its days are over; never without a date or a known time: nothing typed goes because of a clock. */
export function isExpired({ countedFrom }: Expirable, days: number, time: number | undefined): boolean {
  return countedFrom !== undefined && time !== undefined && time - countedFrom >= days * day;
}
