import { HttpError } from '../http/http-error.ts';
import { createKeyedMutex } from '../limits/keyed-mutex.ts';
import { createSprayThrottle, exponentialBackoff, type ThrottleDependencies } from './spray-throttle.ts';
import type { Students } from './students-repository.ts';

const freeAttempts = 5;
const maxDelay = 30_000;
/**
 * The longest delay, in ms, that wrong passwords from other clients can cause for a student. It is long
 * enough to make guessing impractical, and short enough for the student to wait.
 */
const maxDelayByOthers = 10_000;
const maxQueueLength = 4;

interface Dependencies extends ThrottleDependencies {
  readonly students: Students;
}

interface Attempt {
  readonly phone: string;
  readonly password: string;
  readonly client: string;
}

/**
 * Returns a function that checks a password, and returns the student if the password is right. No account is
 * ever locked, because attackers could then lock students out.
 */
export function createPasswordVerifier({ students, failures, knownClients, passwords, wait }: Dependencies) {
  const mutex = createKeyedMutex();
  const throttled = createSprayThrottle({ failures, knownClients, passwords, wait });

  return async function verifyPassword({ phone, password, client }: Attempt) {
    const queueKey = `${phone} ${client}`;
    if (
      mutex.queueLength(queueKey) >= maxQueueLength &&
      (await failures.of(phone, client)).byClient >= freeAttempts
    ) {
      throw tooManyAttempts();
    }
    return mutex.runExclusive(queueKey, async () => {
      const { byClient, byAll } = await failures.of(phone, client);
      if (byClient >= freeAttempts && mutex.queueLength(queueKey) > maxQueueLength) throw tooManyAttempts();
      const delay = Math.max(
        exponentialBackoff(byClient - freeAttempts, maxDelay),
        exponentialBackoff(byAll - freeAttempts, maxDelayByOthers),
      );
      if (delay > 0) await wait(delay);
      const student = await throttled(phone, client, async (compare) => {
        const found = await students.byPhone(phone);
        if (await compare(password, found?.passwordHash)) return found;
        await failures.add(phone, client);
        return undefined;
      });
      if (!student) return undefined;
      if (byClient + byAll > 0) await failures.forget(phone, client);
      await knownClients.add(phone, client);
      return student;
    });
  };
}

function tooManyAttempts(): HttpError {
  return new HttpError(429, 'Too many attempts. Wait a minute and try again.', 60);
}
