import { openAsBlob } from 'node:fs';
import { acceptedType, type FileKind, headBytes, kindOf, needsPassword } from '#engine/core/index.ts';
import type { ByteReader } from './byte-reader.ts';
import { stripJpegMetadata } from './jpeg-metadata.ts';
import { stripPngMetadata } from './png-metadata.ts';

interface FileType {
  readonly stripMetadata: (bytes: ByteReader) => AsyncGenerator<Buffer>;
  /** Returns whether the file needs a password to open. The whole file must be on disk. */
  readonly needsPassword?: (file: string) => Promise<boolean>;
}

const fileTypes: { readonly [kind in FileKind]?: FileType } = {
  jpg: { stripMetadata: stripJpegMetadata },
  png: { stripMetadata: stripPngMetadata },
  pdf: {
    stripMetadata: (bytes) => bytes.rest(),
    needsPassword: async (file) => needsPassword(await openAsBlob(file)),
  },
};

/**
 * This many bytes are enough to recognise most file types. The server waits for more only if they are not
 * enough, so that it can accept a slow upload early.
 */
const prefixBytes = 8;

/**
 * Recognises a file by its first bytes, never by its extension. In the result, `kept` is undefined unless the
 * type is in `taken` and in `fileTypes`.
 */
export async function detectFileType(name: string, bytes: ByteReader, taken: readonly string[]) {
  const startOf = async (length: number) => ({
    name,
    head: (await bytes.peek(length)).subarray(0, headBytes),
  });
  let file = await startOf(prefixBytes);
  if (!acceptedType(file, taken)) file = await startOf(headBytes);
  const extension = acceptedType(file, taken);
  const kind = kindOf(file);
  const type = kind && fileTypes[kind];
  return { file, kept: extension && type ? { ...type, extension } : undefined };
}

/** Returns whether the stored bytes are those that the student sent. Only PDFs keep their metadata. */
export function isStoredUnchanged(name: string): boolean {
  return name.endsWith('.pdf');
}
