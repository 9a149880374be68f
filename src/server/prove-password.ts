import type { Passwords } from './passwords.ts';
import { Refusal } from './refusal.ts';
import type { createLoginFailures } from './repositories/login-failures.ts';
import type { Students } from './repositories/students.ts';
import { createTurns } from './turns.ts';

const freeTries = 5;
const longestDelay = 30_000;
const longestLine = 4;

/** How long a try waits after so many failures in a row: the sixth one second, then 2, 4 … up to half a minute. */
export function delayAfter(failures: number): number {
  return failures < freeTries ? 0 : Math.min(1000 * 2 ** (failures - freeTries), longestDelay);
}

interface Needs {
  readonly students: Students;
  readonly failures: ReturnType<typeof createLoginFailures>;
  readonly passwords: Passwords;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Says whose password it is. Every way to try a password comes through here, so that all tries are counted and
 * slowed down together; an unknown phone takes the same steps. Tries of one account take turns, or a thousand
 * guesses at once would all go before the first is counted. Nobody is locked out, which would be a weapon.
 */
export function createPasswordProof({ students, failures, passwords, wait }: Needs) {
  const turns = createTurns();

  return async function provePassword(phone: string, password: string) {
    if (turns.lengthOf(phone) >= longestLine && (await failures.of(phone)) >= freeTries) throw tooMany();

    return turns.take(phone, async () => {
      const failed = await failures.of(phone);
      if (failed >= freeTries && turns.lengthOf(phone) > longestLine) throw tooMany();
      if (failed >= freeTries) await wait(delayAfter(failed));
      const student = await students.byPhone(phone);
      if (!(await passwords.matches(password, student?.passwordHash))) {
        await failures.add(phone);
        return undefined;
      }
      if (failed > 0) await failures.forget(phone);
      return student;
    });
  };
}

function tooMany(): Refusal {
  return new Refusal(429, 'Too many tries with this phone number. Wait a minute and try again.', {
    retryAfter: 60,
  });
}
