import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export type ResetCodes = ReturnType<typeof createResetCodes>;

/** The student for whom a code was created, and the phone number to which it was sent. */
export interface Receiver {
  readonly studentId: string;
  readonly phone: string;
}

/**
 * Creates and checks the one-time codes of the password reset. There are only a million codes, so anyone who
 * reads the database could find the code that belongs to a plain digest within a second. With argon2id,
 * finding it would still take only minutes, and each attempt would cost the server as much as a log-in.
 * Therefore the digest is keyed (HMAC-SHA-256) with a secret that is not in the database. It covers student,
 * phone number and code: a row copied to another student is useless, and a code is valid only with the phone
 * number to which it was sent.
 *
 * The code is in plaintext in the message queue until the message is sent or replaced, or until the code is
 * used or expires.
 */
export function createResetCodes(secret: Buffer) {
  const bytesOf = ({ studentId, phone }: Receiver, code: string) =>
    createHmac('sha256', secret).update(`reset-code ${studentId} ${phone} ${code}`).digest();
  return {
    /** Returns six random digits. All codes are equally likely. */
    make: () => String(randomInt(1_000_000)).padStart(6, '0'),

    digestOf: (receiver: Receiver, code: string) => bytesOf(receiver, code).toString('hex'),

    /** Compares a code with a digest in constant time, so that response times reveal nothing about the code. */
    isSame(digest: string, receiver: Receiver, code: string): boolean {
      return timingSafeEqual(Buffer.from(digest, 'hex'), bytesOf(receiver, code));
    },
  };
}

/** Returns the six digits of a code as people copy it, with spaces or dashes; empty if the text is not such a code. */
export function parseResetCode(text: string): string {
  const digits = text.replace(/[ \t-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : '';
}
