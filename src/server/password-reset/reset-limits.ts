const minute = 60_000;
const hour = 60 * minute;

export const sendingWindow = 24 * hour;

/** Wrong codes: of one client, and of all clients except the one that asked for the code. */
const maxAttempts = 5;
const maxAttemptsOfOthers = 15;

interface Limit {
  readonly within: number;
  readonly max: number;
}

/** Limits on codes sent to a phone: each message costs money, and a phone that rings all day is a nuisance. */
const ofOneClient: readonly Limit[] = [
  { within: minute, max: 1 },
  { within: hour, max: 3 },
  { within: sendingWindow, max: 4 },
];
const ofAllStrangers: readonly Limit[] = [
  { within: minute, max: 1 },
  { within: sendingWindow, max: 6 },
];
const ofAll: readonly Limit[] = [{ within: sendingWindow, max: 10 }];

/** The client that asks, or asked, for a code to be sent to a phone. */
interface Requester {
  readonly client: string;
  /** Whether the phone's student has recently logged in or applied from there; otherwise it is a stranger. */
  readonly isKnown: boolean;
}

interface Sending extends Requester {
  readonly at: number;
}

/** Number of wrong codes by client. */
export interface Attempts {
  readonly [client: string]: number;
}

/*
 * Guarantees for the owner of a phone, whose codes anybody may request and guess:
 *
 * - A stranger at another address takes nothing away: neither the owner's tries, nor their messages, nor their current
 *   code. Each client that asks gets its own code, and any of them is accepted from anywhere.
 * - Strangers at many addresses can use up the strangers' shared limit. Codes then still work where they were requested,
 *   and are still sent to clients from which the student has logged in or applied in the last thirty days.
 * - Anyone who shares the owner's address, as behind a carrier's, shares the owner's limits there. Another network helps.
 * - Guessing is hopeless from any number of addresses: twenty tries per code and ten codes a day are two hundred in a
 *   million, and the phone rings each time.
 */

export function maySend(before: readonly Sending[], asker: Requester, now: number): boolean {
  const isBelow = (some: readonly Sending[], limits: readonly Limit[]) =>
    limits.every(({ within, max }) => some.filter(({ at }) => at > now - within).length < max);
  const own = before.filter(({ client }) => client === asker.client);
  const strangers = before.filter(({ isKnown }) => !isKnown);
  return (
    isBelow(before, ofAll) &&
    isBelow(own, ofOneClient) &&
    (asker.isKnown || isBelow(strangers, ofAllStrangers))
  );
}

/** Whether a client may try a code, given which client asked for it. */
export function mayAttempt(tries: Attempts, askedBy: string, client: string): boolean {
  if ((tries[client] ?? 0) >= maxAttempts) return false;
  const ofOthers = Object.entries(tries).filter(([other]) => other !== askedBy);
  return client === askedBy || ofOthers.reduce((sum, [, count]) => sum + count, 0) < maxAttemptsOfOthers;
}

export function withAttempt(tries: Attempts, client: string): Attempts {
  return { ...tries, [client]: (tries[client] ?? 0) + 1 };
}
