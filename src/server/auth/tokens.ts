import { createHash, randomBytes } from 'node:crypto';

/** Returns an id with 128 random bits, because some ids grant access and must not be guessed. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/**
 * Returns a token with 256 random bits. The browser stores the token, and the database only its SHA-256
 * digest.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{43})$/i)?.[1];
}
