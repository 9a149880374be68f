const minute = 60_000;
const hour = 60 * minute;

export const sendingWindow = 24 * hour;

/**
 * For each valid code, one client may enter `maxAttempts` wrong codes. All clients together, except the
 * client that requested the code, may enter `maxAttemptsOfOthers`.
 */
const maxAttempts = 5;
const maxAttemptsOfOthers = 15;

interface Limit {
  readonly within: number;
  readonly max: number;
}

/**
 * Codes are limited, because each message costs money, and messages all day are a nuisance to the owner of
 * the phone number.
 */
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

interface Requester {
  readonly client: string;
  /** True if the student has recently logged in or applied from this client. */
  readonly isKnown: boolean;
}

interface Sending extends Requester {
  readonly at: number;
}

export interface Attempts {
  readonly [client: string]: number;
}

/**
 * Returns whether a code may be sent. Anybody may request a code for a phone number, so strangers must not
 * use up the owner's codes: each client has its own limit, and at most six of the ten codes a day go to
 * strangers. With twenty attempts for each of ten codes, guessing succeeds on one day in 5,000.
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

/** Returns whether `client` may enter a code that the client `askedBy` has requested. */
export function mayAttempt(tries: Attempts, askedBy: string, client: string): boolean {
  if ((tries[client] ?? 0) >= maxAttempts) return false;
  const ofOthers = Object.entries(tries).filter(([other]) => other !== askedBy);
  return client === askedBy || ofOthers.reduce((sum, [, count]) => sum + count, 0) < maxAttemptsOfOthers;
}

export function withAttempt(tries: Attempts, client: string): Attempts {
  return { ...tries, [client]: (tries[client] ?? 0) + 1 };
}
