import { hash, verify } from '@node-rs/argon2';
import { Refusal } from './refusal.ts';
import { isTyped } from './typed.ts';

/** OWASP's argon2id setting for 19 MiB. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const longestQueue = 500;
const longestPassword = 1024;

/** Looks like every other and takes as long to compare with; of which password it would be, nobody knows. */
const { memoryCost, timeCost, parallelism } = cost;
const nobodysHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashing takes a thread of the pool that reads files too: without a gate, a burst of logins would hold up
 * every other call.
 */
export function createPasswords() {
  const throughGate = createGate(atOnce, longestQueue);

  return {
    hash: (password: string) => throughGate(() => hash(password, cost)),

    /** Without a hash it works just as long and says no, so that the time does not tell who has an account. */
    async matches(password: string, storedHash: string | undefined): Promise<boolean> {
      const compareWith = storedHash ?? nobodysHash;
      if (password.length > longestPassword || !isTyped(password)) return false;
      const matches = await throughGate(() => verify(compareWith, password));
      return matches && storedHash !== undefined;
    },
  };
}

function createGate(width: number, longest: number) {
  let inside = 0;
  const queue: (() => void)[] = [];
  return async function through<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.length >= longest) throw new Refusal(503, 'We are very busy. Try again.', { retryAfter: 5 });
    if (inside >= width) await new Promise<void>((enter) => queue.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
