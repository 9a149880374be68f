import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export type ResetCodes = ReturnType<typeof createResetCodes>;

/** The student for whom a code was created, and the phone number to which it was sent. */
export interface Receiver {
  readonly studentId: string;
  readonly phone: string;
}

/**
 * Creates and checks the one-time codes of the password reset. The database stores only a keyed digest (HMAC-SHA-256),
 * because there are only a million codes: of a plain digest, anyone who reads the database could find the code in a
 * second. The digest includes the student and the phone number, so that it is useless for any other.
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
