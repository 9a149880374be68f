import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export type ResetCodes = ReturnType<typeof createResetCodes>;

export interface Receiver {
  readonly studentId: string;
  readonly phone: string;
}

/**
 * Makes codes and the digests that the database stores. There are only a million codes, so a plain digest
 * could be reversed within a second, and even an argon2id hash within minutes. Therefore the digest is keyed
 * (HMAC-SHA-256) with a secret that is not in the database. The digest covers student, phone number and code,
 * so that a row copied to another student is useless.
 */
export function createResetCodes(secret: Buffer) {
  const bytesOf = ({ studentId, phone }: Receiver, code: string) =>
    createHmac('sha256', secret).update(`reset-code ${studentId} ${phone} ${code}`).digest();
  return {
    make: () => String(randomInt(1_000_000)).padStart(6, '0'),

    digestOf: (receiver: Receiver, code: string) => bytesOf(receiver, code).toString('hex'),

    /** Compares in constant time, so that response times reveal nothing about the code. */
    isSame(digest: string, receiver: Receiver, code: string): boolean {
      return timingSafeEqual(Buffer.from(digest, 'hex'), bytesOf(receiver, code));
    },
  };
}

/** Returns the six digits of a code, or '' if `text` is not a code. Accepts spaces and dashes. */
export function parseResetCode(text: string): string {
  const digits = text.replace(/[ \t-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : '';
}
