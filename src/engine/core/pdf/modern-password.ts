import { areEqual, joined } from './bytes.ts';

export interface ModernPasswords {
  readonly revision: number;
  /**
   * The dictionary entries /U and /O. An entry consists of a 32-byte hash, the 8-byte salt of this hash, and
   * a second salt, which is not used here.
   */
  readonly user: Uint8Array;
  readonly owner: Uint8Array;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Returns true if the user or owner password is empty, so that the PDF opens without a password. Follows
 * algorithms 11 and 12 of ISO 32000-2.
 */
export async function isModernPasswordEmpty({ revision, user, owner }: ModernPasswords): Promise<boolean> {
  const hash = revision === 5 ? hashOf : hardenedHash;
  const isHashed = async (proof: Uint8Array, addition: Uint8Array) =>
    areEqual(await hash(proof.subarray(32, 40), addition), proof.subarray(0, 32));
  return (await isHashed(user, new Uint8Array())) || (await isHashed(owner, user));
}

const hashOf = (salt: Uint8Array, user: Uint8Array) => digest('SHA-256', joined(salt, user));

async function hardenedHash(salt: Uint8Array, user: Uint8Array): Promise<Bytes> {
  let key = await hashOf(salt, user);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const encrypted = await encrypt(key, joined(...Array.from({ length: 64 }, () => joined(key, user))));
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte) % 3;
    key = await digest((['SHA-256', 'SHA-384', 'SHA-512'] as const)[rest]!, encrypted);
    last = encrypted.at(-1)!;
  }
  return key.subarray(0, 32);
}

/**
 * Encrypts without padding, as PDF hashes require: removes the padding block that Web Crypto always appends.
 */
async function encrypt(key: Bytes, message: Bytes): Promise<Bytes> {
  const [secret, iv] = [key.subarray(0, 16), key.subarray(16, 32)];
  const imported = await crypto.subtle.importKey('raw', secret, 'AES-CBC', false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, message);
  return new Uint8Array(encrypted).subarray(0, message.length);
}

async function digest(algorithm: string, message: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, message));
}
