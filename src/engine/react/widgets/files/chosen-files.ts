import { messagesOf } from '../../../core/environment.ts';
import type { ActiveField } from '../../../core/field.ts';
import { acceptedType, nameWithType, wrongTypeWords } from '../../../core/files/accepted-type.ts';
import { headBytes } from '../../../core/files/file-signatures.ts';
import { messageOf } from '../../../core/words/compose-message.ts';
import { fileMessages } from '../../../core/words/file-messages.ts';
import { replaceFileWhenReady, storeFile } from '../../../storage/files.ts';
import { isShrinkable } from '../../../storage/photos/photo-plan.ts';

/** Stores a file and returns its id. A large photo is replaced once a worker has made a smaller copy. */
export async function storeForUpload(chosen: File): Promise<string> {
  const id = await storeFile(chosen);
  if (isShrinkable(chosen)) {
    replaceFileWhenReady(id, async (signal) => {
      const { shrinkPhoto } = await import('../../../storage/photos/shrink-photo.ts');
      return shrinkPhoto(chosen, signal);
    });
  }
  return id;
}

/**
 * Returns the file to store, with a name and type that match its content, or an error message. `isNamed` is
 * true if the message contains the file name.
 */
export async function checkFile(
  chosen: File,
  field: Pick<ActiveField, 'schema' | 'ui'>,
): Promise<{ readonly file: File } | { readonly refusal: string; readonly isNamed?: boolean }> {
  const { maxBytes = Number.POSITIVE_INFINITY, fileTypes } = field.schema;
  const broken = chosen.size === 0 ? 'empty' : chosen.size > maxBytes && 'maxBytes';
  if (broken) return { refusal: messageOf(field, broken).message };
  if (!fileTypes) return { file: chosen };
  const head = await readHead(chosen);
  if (!head) return { refusal: messagesOf(fileMessages).unreadableFile };
  const type = acceptedType({ name: chosen.name, head }, fileTypes);
  if (!type) return { refusal: wrongTypeWords(field, { name: chosen.name, head }), isNamed: true };
  const name = nameWithType(chosen.name, type);
  const mimeType = mimeTypes[type] ?? chosen.type;
  const isRight = name === chosen.name && mimeType === chosen.type;
  return { file: isRight ? chosen : new File([chosen], name, { type: mimeType }) };
}

async function readHead(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch {
    return undefined;
  }
}

const mimeTypes: { readonly [type: string]: string } = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Returns MIME types, by which phones filter files, and extensions, by which file managers filter them. */
export function acceptOf(fileTypes: readonly string[] = []): string {
  return [...new Set(fileTypes.flatMap((type) => [mimeTypes[type] ?? [], `.${type}`].flat()))].join(',');
}

export function tileWords(fileTypes: readonly string[] = []): string {
  const { takePhoto, takePhotoOrPdf, choosePdf, chooseFile } = messagesOf(fileMessages);
  const kinds = new Set(fileTypes.map((type) => mimeTypes[type]?.split('/')[0] ?? 'other'));
  if (kinds.size === 1 && kinds.has('image')) return takePhoto;
  if (kinds.size === 1 && kinds.has('application')) return choosePdf;
  return kinds.size === 2 && !kinds.has('other') ? takePhotoOrPdf : chooseFile;
}

/**
 * Returns whether a file is a PDF that opens only with a password. Returns false if this browser cannot check
 * the file, because the server checks it again.
 */
export async function isLockedPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name)) return false;
  try {
    const { needsPassword } = await import('../../../core/pdf/needs-password.ts');
    return await needsPassword(file);
  } catch {
    return false;
  }
}
