import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../limits/fair-queue.ts';

/** The argon2id parameters that OWASP recommends for 19 MiB of memory. `memoryCost` is in KiB. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * `maxLengthPerClient` is high, because many students may share one IP address and log in at the end of a
 * lecture.
 */
const limits = { concurrency: 2, maxLength: 500, maxLengthPerClient: 100 };
const maxPasswordLength = 1024;

const { memoryCost, timeCost, parallelism } = argon2Cost;
/** This hash matches no password. Comparing with it takes as long as comparing with a student's hash. */
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = ReturnType<typeof createPasswords>;
export type Compare = typeof compare;

/**
 * Puts all hashing into one queue. Argon2 runs in Node's thread pool, which also reads files, so too many
 * concurrent hashes would block all file access.
 */
export function createPasswords() {
  const queue = createFairQueue(limits);

  return {
    hash: (password: string, client: string) =>
      queue.run(client, () => hash(password.normalize('NFC'), argon2Cost)),

    /**
     * Runs `work` when its turn comes in the queue, and passes `compare` to it. `compare` is not exported, so
     * that no comparison can bypass the queue.
     */
    enqueue: <Result>(client: string, work: (compare: Compare) => Promise<Result>) =>
      queue.run(client, () => work(compare)),
  };
}

/**
 * Returns whether the password is right. If no hash is stored, compares with a dummy hash, so that response
 * times do not reveal which phone numbers have an account.
 */
async function compare(password: string, storedHash: string | undefined): Promise<boolean> {
  if (password.length > maxPasswordLength || !isPrintable(password)) return false;
  // Tries all spellings, because some keyboards enter é as one code point and others as two. New hashes are
  // made from the NFC form, older ones from the password as typed.
  for (const spelling of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const matches = await verify(storedHash ?? dummyHash, spelling);
    if (matches) return storedHash !== undefined;
  }
  return false;
}

export function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}
