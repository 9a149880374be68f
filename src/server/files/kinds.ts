import { openAsBlob } from 'node:fs';
import { needsPassword } from '#domain/pdf/needs-password.ts';
import type { ByteReader } from './byte-reader.ts';
import { withoutJpegMetadata } from './jpeg-metadata.ts';
import { withoutPngMetadata } from './png-metadata.ts';

/** A kind of file: what it is called, how it begins, and how it is copied without its metadata. */
interface FileKind {
  readonly extensions: readonly string[];
  readonly magic: Buffer;
  readonly clean: (bytes: ByteReader) => AsyncGenerator<Buffer>;
  /** Whether nobody can open it without a password, once it lies whole on the disk. */
  readonly isLocked?: (part: string) => Promise<boolean>;
}

const kinds: readonly FileKind[] = [
  { extensions: ['jpg', 'jpeg'], magic: Buffer.from('ffd8ff', 'hex'), clean: withoutJpegMetadata },
  { extensions: ['png'], magic: Buffer.from('89504e470d0a1a0a', 'hex'), clean: withoutPngMetadata },
  {
    extensions: ['pdf'],
    magic: Buffer.from('%PDF-'),
    clean: (bytes) => bytes.rest(),
    isLocked: async (part) => needsPassword(await openAsBlob(part)),
  },
];

const longestMagic = Math.max(...kinds.map((kind) => kind.magic.length));

/** The kind that a file's name and its first bytes agree on; undefined when they do not. */
export async function kindOf(extension: string, bytes: ByteReader): Promise<FileKind | undefined> {
  const head = await bytes.peek(longestMagic);
  const kind = kinds.find((each) => each.extensions.includes(extension));
  return kind && head.subarray(0, kind.magic.length).equals(kind.magic) ? kind : undefined;
}

/** Whether a file of this name is in the store byte for byte as it was sent: nothing is taken out of a PDF. */
export function isKeptAsSent(name: string): boolean {
  return name.endsWith('.pdf');
}
