import { HttpError } from '../http/http-error.ts';
import { createKeyedMutex } from '../limits/keyed-mutex.ts';
import type { KnownClients } from './known-clients-repository.ts';
import type { LoginFailures } from './login-failures-repository.ts';
import type { Compare, Passwords } from './passwords.ts';

/** Phones that may fail from one client in a day: hundreds of students may share an address, and some mistype. */
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
 * Slows down who tries a password on many phones (password spraying), which each account alone takes for somebody who
 * mistyped. What counts is how many phones have failed from a client, of students and of nobody alike; a log-in that
 * succeeds takes its own phone off that number and no other. Past what is allowed one try goes at a time, later and
 * later, and while some wait the next are refused.
 *
 * Phones that have logged in from there before are counted and slowed down apart from the others: a stranger on a
 * carrier's address does not hold up the students behind it, and still cannot try all of them.
 */
export function createSprayThrottle({ failures, knownClients, passwords, wait }: ThrottleDependencies) {
  const mutex = createKeyedMutex();

  /** Does the work in a turn of the client's, with what compares passwords. */
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
    // Counted in the turn itself: of many tries at once only the two under way go uncounted.
    const free = await passwords.enqueue(client, async (compare) =>
      (await excess()) < 0 ? { result: await work(compare) } : undefined,
    );
    if (free) return free.result;
    const line = `${client} ${isKnown}`;
    if (mutex.queueLength(line) > maxQueueLength) {
      throw new HttpError(
        429,
        'Too many wrong passwords came from your network. Wait a minute and try again.',
        60,
      );
    }
    return mutex.runExclusive(line, async () => {
      const delay = exponentialBackoff(await excess(), maxDelay);
      if (delay > 0) await wait(delay);
      return passwords.enqueue(client, work);
    });
  };
}

/** Milliseconds to wait for an excess of 0, 1, 2 …: 1, 2, 4 … seconds up to the longest; none below 0. */
export function exponentialBackoff(excess: number, maxMs: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, maxMs);
}
