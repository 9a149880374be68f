import { type Dictionary, type PdfValue, readDictionary } from './syntax.ts';

export interface Encryption {
  readonly dictionary: Dictionary;
  readonly id: Uint8Array;
}

const longest = 65_536;

/**
 * The number of bytes at the end of the file that are searched for `startxref`, which is followed by the
 * offset of the cross-reference table.
 */
const tail = 2048;

/**
 * Returns the encryption dictionary and the id of a PDF. Returns undefined if the PDF is not encrypted or
 * cannot be parsed. Reads the file at most twice.
 */
export async function encryptionOf(pdf: Blob): Promise<Encryption | undefined> {
  const trailer = await trailerOf(pdf);
  const dictionary = trailer && (await dictionaryOf(trailer.get('/Encrypt'), pdf));
  const identifier = trailer?.get('/ID') ?? [new Uint8Array()];
  const id = Array.isArray(identifier) && identifier[0];
  return dictionary && id instanceof Uint8Array ? { dictionary, id } : undefined;
}

async function trailerOf(pdf: Blob): Promise<Dictionary | undefined> {
  const end = await signsOf(pdf, Math.max(0, pdf.size - tail), pdf.size);
  const offset = end.slice(end.lastIndexOf('startxref')).match(/^startxref\s+(\d{1,10})\b/)?.[1];
  if (offset === undefined) return undefined;
  const start = Number(offset);
  const text = await signsOf(pdf, start, start + longest);
  const stream = text.match(/^\s*\d{1,10}\s+\d{1,5}\s+obj\b/);
  if (stream) return readDictionary(text, stream[0].length);
  if (!/^\s*xref\b/.test(text)) return undefined;
  const trailer = await findFirst(pdf, 'trailer', start);
  return trailer === undefined ? undefined : dictionaryAt(pdf, trailer);
}

async function dictionaryOf(value: PdfValue | undefined, pdf: Blob): Promise<Dictionary | undefined> {
  if (value instanceof Map) return value;
  if (typeof value !== 'string' || !value.endsWith(' R')) return undefined;
  const found = await findLast(pdf, value.replace(/R$/, 'obj'));
  return found === undefined ? undefined : dictionaryAt(pdf, found);
}

async function dictionaryAt(pdf: Blob, at: number): Promise<Dictionary | undefined> {
  return readDictionary(await signsOf(pdf, at, at + longest), 0);
}

/** Files are read in pieces of 256 KB, which need little memory and keep the page responsive. */
const piece = 262_144;

async function findFirst(file: Blob, text: string, from: number): Promise<number | undefined> {
  for (let start = from; start < file.size; start += piece) {
    const at = (await searchable(file, start, start + piece + text.length)).indexOf(text);
    if (at >= 0) return start + at + text.length;
  }
  return undefined;
}

/** Returns the offset just after the last occurrence of `text`. For `5 0 obj`, ignores `15 0 obj`. */
async function findLast(file: Blob, text: string): Promise<number | undefined> {
  for (let end = file.size; end > 0; end -= piece) {
    const start = Math.max(0, end - piece);
    const searched = await searchable(file, start, end + text.length);
    for (let at = searched.lastIndexOf(text); at > 0; at = searched.lastIndexOf(text, at - 1)) {
      if (!/\d/.test(searched[at - 1]!)) return start + at + text.length;
    }
  }
  return undefined;
}

/**
 * Returns one character per byte, with the value of the byte. TextDecoder cannot do this, because its
 * "latin1" maps some bytes to other values.
 */
async function signsOf(file: Blob, start: number, end: number): Promise<string> {
  const bytes = await bytesOf(file, start, end);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Decodes bytes faster than {@link signsOf}, but only ASCII characters reliably. */
async function searchable(file: Blob, start: number, end: number): Promise<string> {
  return new TextDecoder('latin1').decode(await bytesOf(file, start, end));
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}
