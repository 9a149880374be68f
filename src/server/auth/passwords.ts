import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../limits/fair-queue.ts';

/** OWASP's argon2id setting for 19 MiB. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The limit per client is high because many students may share one address and log in when a lecture ends. */
const limits = { concurrency: 2, maxLength: 500, maxLengthPerClient: 100 };
const maxPasswordLength = 1024;

/** A hash of no known password; comparing it takes as long as comparing a real one. */
const { memoryCost, timeCost, parallelism } = argon2Cost;
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = ReturnType<typeof createPasswords>;
export type Compare = typeof compare;

/** Hashing blocks the threads that also read files, so it is queued, with fair turns for each client. */
export function createPasswords() {
  const queue = createFairQueue(limits);

  return {
    hash: (password: string, client: string) =>
      queue.run(client, () => hash(password.normalize('NFC'), argon2Cost)),

    /** Runs work in the client's turn. Passes in `compare`, which is not available elsewhere. */
    enqueue: <Result>(client: string, work: (compare: Compare) => Promise<Result>) =>
      queue.run(client, () => work(compare)),
  };
}

/** Without a hash it takes as long and returns false, so that timing does not reveal who has an account. */
async function compare(password: string, storedHash: string | undefined): Promise<boolean> {
  if (password.length > maxPasswordLength || !isPrintable(password)) return false;
  for (const spelling of spellingsOf(password)) {
    const matches = await verify(storedHash ?? dummyHash, spelling);
    if (matches) return storedHash !== undefined;
  }
  return false;
}

/** An é is one code point on some keyboards and two on others. Older hashes are of the text as typed. */
function spellingsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}

/** Whether a text can be typed: well-formed, without control characters except tab and line ends. */
export function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}
