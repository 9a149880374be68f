import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: tokens and ids that grant access must not be guessable. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** 256 random bits. The student holds the token; we store only its digest. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The token of an Authorization header, if it has the format of ours. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{43})$/i)?.[1];
}
