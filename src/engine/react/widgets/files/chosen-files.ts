import { messagesOf } from '../../../core/environment.ts';
import { fileMessages } from '../../../core/words/file-messages.ts';
import { replaceFileWhenReady, storeFile } from '../../../storage/files.ts';
import { isShrinkable } from '../../../storage/photos/photo-plan.ts';

/** Keeps a file that was chosen, and makes it smaller beside the page where it is a large photo. */
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

/** The keyword of the rule that a chosen file breaks. */
export function brokenRule(file: File, maxBytes = Number.POSITIVE_INFINITY, fileTypes?: readonly string[]) {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'maxBytes';
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  return fileTypes && !fileTypes.includes(type) ? 'fileTypes' : undefined;
}

const mimeTypes: { readonly [type: string]: string } = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Both spellings, because phones filter by the first and file managers by the second. */
export function acceptOf(fileTypes: readonly string[] = []): string {
  return [...new Set(fileTypes.flatMap((type) => [mimeTypes[type] ?? [], `.${type}`].flat()))].join(',');
}

/** What the tile says, by what it takes. */
export function tileWords(fileTypes: readonly string[] = []): string {
  const { takePhoto, takePhotoOrPdf, choosePdf, chooseFile } = messagesOf(fileMessages);
  const kinds = new Set(fileTypes.map((type) => mimeTypes[type]?.split('/')[0] ?? 'other'));
  if (kinds.size === 1 && kinds.has('image')) return takePhoto;
  if (kinds.size === 1 && kinds.has('application')) return choosePdf;
  return kinds.size === 2 && !kinds.has('other') ? takePhotoOrPdf : chooseFile;
}
