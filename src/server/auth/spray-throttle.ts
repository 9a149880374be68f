import { HttpError } from '../http/http-error.ts';
import { createKeyedMutex } from '../limits/keyed-mutex.ts';
import type { KnownClients } from './known-clients-repository.ts';
import type { LoginFailures } from './login-failures-repository.ts';
import type { Compare, Passwords } from './passwords.ts';

/**
 * The number of phone numbers for which a client may enter wrong passwords in a day before its further
 * attempts are delayed. One more is allowed for every `oneMoreForEvery` numbers that have logged in from the
 * client, so that hundreds of students can share an IP address.
 */
const maxFailedPhones = 20;
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
 * Slows down password spraying, in which an attacker tries one password on many phone numbers. After too many
 * failures, a client's attempts run one at a time with growing delays. Phone numbers that have logged in from
 * the client before are counted separately. Otherwise an attacker who shares a mobile carrier's IP address
 * with students could delay them.
 */
export function createSprayThrottle({ failures, knownClients, passwords, wait }: ThrottleDependencies) {
  const mutex = createKeyedMutex();

  return async function throttled<Result>(
    phone: string,
    client: string,
    work: (compare: Compare) => Promise<Result>,
  ): Promise<Result> {
    const isKnown = await knownClients.has(phone, client);
    async function excess(): Promise<number> {
      const { failed, loggedIn } = await failures.phonesOf(client, { isKnown });
      return failed - maxFailedPhones - Math.floor(loggedIn / oneMoreForEvery);
    }
    // Counts the failures when it is this attempt's turn, so that the attempts that were ahead in the queue
    // are included. The queue runs two attempts at a time, so only the other running attempt can be missing.
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

/**
 * Returns a delay in ms: 0 if `excess` is negative and 1000 if it is 0. The delay doubles each time `excess`
 * grows by one, up to `maxMs`.
 */
export function exponentialBackoff(excess: number, maxMs: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, maxMs);
}
