import { openAsBlob } from 'node:fs';
import { needsPassword } from '#engine/core/index.ts';
import type { ByteReader } from './byte-reader.ts';
import { stripJpegMetadata } from './jpeg-metadata.ts';
import { stripPngMetadata } from './png-metadata.ts';

/** A kind of file: what it is called, how it begins, and how it is copied without its metadata. */
interface FileType {
  readonly extensions: readonly string[];
  readonly magic: Buffer;
  readonly stripMetadata: (bytes: ByteReader) => AsyncGenerator<Buffer>;
  /** Whether nobody can open it without a password, once it lies whole on the disk. */
  readonly needsPassword?: (file: string) => Promise<boolean>;
}

const fileTypes: readonly FileType[] = [
  { extensions: ['jpg', 'jpeg'], magic: Buffer.from('ffd8ff', 'hex'), stripMetadata: stripJpegMetadata },
  { extensions: ['png'], magic: Buffer.from('89504e470d0a1a0a', 'hex'), stripMetadata: stripPngMetadata },
  {
    extensions: ['pdf'],
    magic: Buffer.from('%PDF-'),
    stripMetadata: (bytes) => bytes.rest(),
    needsPassword: async (file) => needsPassword(await openAsBlob(file)),
  },
];

const longestMagic = Math.max(...fileTypes.map((kind) => kind.magic.length));

/** The kind that a file's name and its first bytes agree on; undefined when they do not. */
export async function detectFileType(extension: string, bytes: ByteReader): Promise<FileType | undefined> {
  const head = await bytes.peek(longestMagic);
  const kind = fileTypes.find((each) => each.extensions.includes(extension));
  return kind && head.subarray(0, kind.magic.length).equals(kind.magic) ? kind : undefined;
}

/** Whether a file of this name is in the store byte for byte as it was sent: nothing is taken out of a PDF. */
export function isStoredUnchanged(name: string): boolean {
  return name.endsWith('.pdf');
}
