import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export type ResetCodes = ReturnType<typeof createResetCodes>;

/** Whose code it is, and where it was sent. */
export interface Receiver {
  readonly studentId: string;
  readonly phone: string;
}

/**
 * The one-time codes of the password reset. There are only a million of them, so anyone who reads the table could
 * reverse a plain digest in a second, and even argon2id in minutes on a large machine, while it would cost us as much
 * as a log-in at each try. So the digest is keyed (HMAC-SHA-256) with a secret that is not in the database: without it
 * the table reveals nothing. Student, phone and code are bound together: a row copied to another student is useless,
 * and so is a code whose phone its student has given up since.
 *
 * Until it is sent, the code itself waits in the outbox for the sender. It is deleted there once it is sent, replaced,
 * used or expired.
 */
export function createResetCodes(secret: Buffer) {
  const bytesOf = ({ studentId, phone }: Receiver, code: string) =>
    createHmac('sha256', secret).update(`reset-code ${studentId} ${phone} ${code}`).digest();
  return {
    /** Six digits, all equally likely. */
    make: () => String(randomInt(1_000_000)).padStart(6, '0'),

    digestOf: (receiver: Receiver, code: string) => bytesOf(receiver, code).toString('hex'),

    /** Takes constant time, wherever the two differ. */
    isSame(digest: string, receiver: Receiver, code: string): boolean {
      return timingSafeEqual(Buffer.from(digest, 'hex'), bytesOf(receiver, code));
    },
  };
}

/** The six digits of a code as people copy it, with spaces or dashes; empty for anything else. */
export function parseResetCode(text: string): string {
  const digits = text.replace(/[ \t-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : '';
}
