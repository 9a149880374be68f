import { headBytes, pdfStart } from '../files/file-signatures.ts';
import { isLegacyPasswordEmpty, isModernPasswordEmpty } from './empty-password.ts';
import { type Encryption, encryptionOf } from './encryption.ts';
import type { PdfValue } from './syntax.ts';

/**
 * Returns true if a PDF opens only with a password. Most encrypted PDFs open without one and only restrict
 * printing or changes. Returns false if in doubt, because the form must not reject a PDF that opens. Throws
 * if the file cannot be read.
 */
export async function needsPassword(pdf: Blob): Promise<boolean> {
  const start = pdfStart(new Uint8Array(await pdf.slice(0, headBytes).arrayBuffer()));
  // If bytes precede the PDF header, offsets count from the start of the file or, in some PDFs, from the
  // header. Both are tried.
  const encryption =
    (await encryptionOf(pdf)) ?? (start > 0 ? await encryptionOf(pdf.slice(start)) : undefined);
  return encryption !== undefined && (await isEmptyPasswordWrong(encryption));
}

async function isEmptyPasswordWrong({ dictionary, id }: Encryption): Promise<boolean> {
  if (dictionary.get('/Filter') !== '/Standard') return false;
  const [revision, version, permissions] = ['/R', '/V', '/P'].map((key) => integerOf(dictionary.get(key)));
  if (revision === undefined || version === undefined || permissions === undefined) return false;
  // With /StmF /Identity, only attachments are encrypted; the pages open without a password.
  if (version >= 4 && (dictionary.get('/StmF') ?? '/Identity') === '/Identity') return false;
  const length = revision < 5 ? 32 : 48;
  const [user, owner] = [dictionary.get('/U'), dictionary.get('/O')].map((value) => bytesOf(value, length));
  if (!user || !owner) return false;
  if (revision === 5 || revision === 6) return !(await isModernPasswordEmpty({ revision, user, owner }));
  if (revision < 2 || revision > 4) return false;
  const isMetadataEncrypted = dictionary.get('/EncryptMetadata') !== 'false';
  return !isLegacyPasswordEmpty({ revision, user, owner, permissions, isMetadataEncrypted, id });
}

function integerOf(value: PdfValue | undefined): number | undefined {
  return Number.isInteger(value) ? (value as number) : undefined;
}

/** Returns the first `length` bytes of a password entry, because some PDF writers append zeros to it. */
function bytesOf(value: PdfValue | undefined, length: number): Uint8Array | undefined {
  return value instanceof Uint8Array && value.length >= length ? value.subarray(0, length) : undefined;
}
