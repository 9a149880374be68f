import type { Passwords } from './passwords.ts';
import { Refusal } from './refusal.ts';
import type { createLoginFailures } from './repositories/login-failures.ts';
import type { Students } from './repositories/students.ts';
import { createTurns } from './turns.ts';

const freeTries = 5;
const longestDelay = 30_000;
/** What others' guesses may cost the student: long enough to spoil guessing from everywhere, short enough to wait for. */
const longestDelayByOthers = 10_000;
const longestLine = 4;

/** How long a try waits after so many failures in a row: the sixth one second, then 2, 4 … up to the longest. */
function delayAfter(failures: number, longest: number): number {
  return failures < freeTries ? 0 : Math.min(1000 * 2 ** (failures - freeTries), longest);
}

interface Needs {
  readonly students: Students;
  readonly failures: ReturnType<typeof createLoginFailures>;
  readonly passwords: Passwords;
  readonly wait: (ms: number) => Promise<unknown>;
}

interface Try {
  readonly phone: string;
  readonly password: string;
  readonly client: string;
}

/**
 * Says whose password it is. Every way to try a password comes through here, so that all tries are counted and
 * slowed down together; an unknown phone takes the same steps. One client's tries of one account take turns, or
 * a thousand guesses at once would all go before the first is counted, and a client that goes on failing is
 * refused. Nobody is locked out, which would be a weapon: whoever has not failed waits a few seconds at most.
 */
export function createPasswordProof({ students, failures, passwords, wait }: Needs) {
  const turns = createTurns();

  return async function provePassword({ phone, password, client }: Try) {
    const line = `${phone} ${client}`;
    if (turns.lengthOf(line) >= longestLine && (await failures.of(phone, client)).byClient >= freeTries) {
      throw tooMany();
    }
    return turns.take(line, async () => {
      const { byClient, byAll } = await failures.of(phone, client);
      if (byClient >= freeTries && turns.lengthOf(line) > longestLine) throw tooMany();
      const delay = Math.max(delayAfter(byClient, longestDelay), delayAfter(byAll, longestDelayByOthers));
      if (delay > 0) await wait(delay);
      const student = await students.byPhone(phone);
      const isRight = await passwords.inTurn(client, (compare) => compare(password, student?.passwordHash));
      if (!isRight) {
        await failures.add(phone, client);
        return undefined;
      }
      if (byClient + byAll > 0) await failures.forget(phone, client);
      return student;
    });
  };
}

function tooMany(): Refusal {
  return new Refusal(429, 'Too many tries with this phone number. Wait a minute and try again.', {
    retryAfter: 60,
  });
}
