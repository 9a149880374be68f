import { HttpError } from '../http/http-error.ts';
import { createKeyedMutex } from '../limits/keyed-mutex.ts';
import type { KnownClients } from './known-clients-repository.ts';
import type { LoginFailures } from './login-failures-repository.ts';
import type { Compare, Passwords } from './passwords.ts';

/** Phones that may fail from one client in a day. Hundreds of students may share an address, and some mistype. */
const freePhones = 20;
const oneMoreForEvery = 4;
const maxDelay = 10_000;
const maxQueueLength = 4;

export interface ThrottleDependencies {
  readonly failures: LoginFailures;
  readonly knownClients: KnownClients;
  readonly passwords: Passwords;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Slows down password spraying: trying a password on many phones, which looks like a typo to each account. Counts how
 * many phones have failed from a client, registered or not; a successful log-in removes only its own phone. Beyond the
 * limit, tries run one at a time with growing delays, and are refused when too many wait.
 *
 * Phones that have logged in from this client before are counted and delayed separately: a stranger on a carrier's
 * address does not hold up the students behind it, and still cannot try all of them.
 */
export function createSprayThrottle({ failures, knownClients, passwords, wait }: ThrottleDependencies) {
  const mutex = createKeyedMutex();

  /** Does the work in the client's turn, with the function that compares passwords. */
  return async function throttled<Result>(
    phone: string,
    client: string,
    work: (compare: Compare) => Promise<Result>,
  ): Promise<Result> {
    const isKnown = await knownClients.has(phone, client);
    async function excess(): Promise<number> {
      const { failed, loggedIn } = await failures.phonesOf(client, { isKnown });
      return failed - freePhones - Math.floor(loggedIn / oneMoreForEvery);
    }
    // Counted within the turn: of many concurrent tries only the two being processed go uncounted.
    const unthrottled = await passwords.enqueue(client, async (compare) =>
      (await excess()) < 0 ? { result: await work(compare) } : undefined,
    );
    if (unthrottled) return unthrottled.result;
    const queueKey = `${client} ${isKnown}`;
    if (mutex.queueLength(queueKey) > maxQueueLength) {
      throw new HttpError(
        429,
        'Too many wrong passwords from your network. Wait a minute and try again.',
        60,
      );
    }
    return mutex.runExclusive(queueKey, async () => {
      const delay = exponentialBackoff(await excess(), maxDelay);
      if (delay > 0) await wait(delay);
      return passwords.enqueue(client, work);
    });
  };
}

/** Delay in milliseconds for an excess of 0, 1, 2 …: 1, 2, 4 … seconds up to the maximum; none below 0. */
export function exponentialBackoff(excess: number, maxMs: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, maxMs);
}
