import type { FileKind } from '../words/file-messages.ts';

/** The number of bytes that `kindOf` needs from the start of a file. */
export const headBytes = 4096;

/** PDF readers search the first 1024 bytes of a file for the signature %PDF-. */
const pdfHeadBytes = 1024;

export interface FileHead {
  readonly name: string;
  readonly head: Uint8Array;
}

/**
 * Recognises a file by its first bytes. Uses the name only to tell Word, Excel and PowerPoint files apart.
 */
export function kindOf({ name, head }: FileHead): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  const known = signs.find(([, at, sign]) => text.startsWith(sign, at))?.[0];
  if (known === 'riff') return text.startsWith('WEBP', 8) ? 'webp' : 'video';
  if (known === 'media') return kindOfMedia(text);
  if (known === 'archive') return kindOfArchive(text, name);
  if (known === 'bmp') return text.startsWith('\0\0\0\0', 6) ? 'bmp' : kindOfText(text);
  return known ?? kindOfText(text);
}

const signs = [
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
  ['riff', 0, 'RIFF'],
  ['media', 4, 'ftyp'],
  ['video', 0, '\x1aE\xdf\xa3'],
  ['archive', 0, 'PK\x03\x04'],
  ['zip', 0, 'PK\x05\x06'],
  ['archive', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['word', 0, '{\\rtf'],
] as const;

/**
 * Distinguishes HEIC, AVIF and video, which all use the container format of MP4, by the compatible brands
 * that are listed in its `ftyp` box.
 */
function kindOfMedia(text: string): FileKind {
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  const brands = text.slice(8, Math.max(length, 12));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'video';
}

function kindOfArchive(text: string, name: string): FileKind {
  const said = `${text}\n${name.trim()}`;
  if (/word\/|opendocument\.text|\.(do[ct][xm]?|odt)$/i.test(said)) return 'word';
  if (/xl\/|opendocument\.spreadsheet|\.(xls[xmb]?|ods)$/i.test(said)) return 'excel';
  if (/ppt\/|opendocument\.presentation|\.(pp[ts]x?|odp)$/i.test(said)) return 'powerpoint';
  return text.startsWith('PK') && !text.includes('[Content_Types]') ? 'zip' : 'office';
}

function kindOfText(text: string): FileKind | undefined {
  const start = text.slice(0, pdfHeadBytes);
  const isMarkup = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|svg)[\s>]/i.test(start);
  if (start.includes('%PDF-') && !isMarkup) return 'pdf';
  if (/<svg[\s>]/i.test(start)) return 'svg';
  return /<(!doctype html|html)[\s>]/i.test(start) ? 'web-page' : undefined;
}

/**
 * Returns the offset of the PDF header, or 0 if there is none. Mail programs and scanners may insert bytes
 * before the header.
 */
export function pdfStart(head: Uint8Array): number {
  return Math.max(0, String.fromCharCode(...head.subarray(0, pdfHeadBytes)).indexOf('%PDF-'));
}
