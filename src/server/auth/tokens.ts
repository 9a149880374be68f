import { createHash, randomBytes } from 'node:crypto';

/** Returns a new id of 128 random bits, which cannot be guessed: some ids grant access. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/**
 * Returns a new session token of 256 random bits. The student's browser stores the token; the database stores only its
 * SHA-256 digest.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Returns the bearer token in an Authorization header; undefined if there is none in the format of {@link
 * newToken}.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{43})$/i)?.[1];
}
