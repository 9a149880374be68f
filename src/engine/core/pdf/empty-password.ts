import { md5 } from './md5.ts';

/**
 * The entries that check the passwords of a PDF encrypted with RC4 or AES-128 (standard security handler,
 * revisions 2 to 4).
 */
interface LegacyPasswords {
  readonly revision: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly permissions: number;
  readonly isMetadataEncrypted: boolean;
  readonly id: Uint8Array;
}

/**
 * These bytes pad a password to 32 bytes, as the PDF specification defines. An empty password becomes exactly
 * these bytes.
 */
const filling = /* @__PURE__ */ Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/**
 * The possible key lengths in bytes. All are tried, because PDF writers disagree on where and how to store
 * the length.
 */
const keyLengths = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/**
 * Returns true if the user password is empty, so that the PDF opens without a password. Follows algorithms 2
 * and 4 to 6 of ISO 32000-1.
 */
export function isLegacyPasswordEmpty(passwords: LegacyPasswords): boolean {
  const { revision, owner, user, permissions, isMetadataEncrypted, id } = passwords;
  const rights = [0, 8, 16, 24].map((bits) => permissions >> bits);
  const mark = revision >= 4 && !isMetadataEncrypted ? [0xff, 0xff, 0xff, 0xff] : [];
  const seed = md5(joined(filling, owner, rights, id, mark));
  if (revision === 2) return areEqual(rc4(seed.subarray(0, 5), filling), user);
  const proof = md5(joined(filling, id));
  return keyLengths.some((length) =>
    areEqual(sealedBy(stretched(seed, length), proof), user.subarray(0, 16)),
  );
}

function stretched(seed: Uint8Array, length: number): Uint8Array {
  let key = seed.subarray(0, length);
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  return key;
}

function sealedBy(key: Uint8Array, proof: Uint8Array): Uint8Array {
  let sealed = proof;
  for (let round = 0; round < 20; round += 1) {
    const ofRound = key.map((byte) => byte ^ round);
    sealed = rc4(ofRound, sealed);
  }
  return sealed;
}

/**
 * Implements RC4, which Web Crypto lacks, for PDFs from before 2008. RC4 is insecure: never use it for our
 * own secrets.
 */
function rc4(key: Uint8Array, message: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return message.map((byte) => {
    i = (i + 1) & 0xff;
    j = (j + state[i]!) & 0xff;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 0xff]!;
  });
}

interface ModernPasswords {
  readonly revision: number;
  /**
   * The dictionary entries /U and /O. An entry consists of a 32-byte hash, the 8-byte salt of this hash, and
   * a second salt, which is not used here.
   */
  readonly user: Uint8Array;
  readonly owner: Uint8Array;
}

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

type Bytes = Uint8Array<ArrayBuffer>;

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

function joined(...parts: readonly ArrayLike<number>[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
