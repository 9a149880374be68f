import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { stepOf, wrongTypeWords } from '#engine/core/index.ts';
import { form as invoiceUpload } from '#generated/invoice-upload/form.ts';
import { createByteHasher, type Digest } from '../files/byte-digest.ts';
import { ByteReader } from '../files/byte-reader.ts';
import { detectFileType } from '../files/detect-file-type.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';

const step = stepOf(invoiceUpload, 'invoice');

const field = { schema: step.fields!.file!, ui: step.ui!.file! };
const { maxBytes = 0, fileTypes = [] } = field.schema;
const { messages } = field.ui;

export const missingFile = () => new HttpError(400, messages?.required?.text ?? 'A file is missing.');
const tooLarge = () => new HttpError(413, messages?.maxBytes?.text ?? 'The file is too large.');

const formOverhead = 65_536;

export const multipartLimits = {
  files: 1,
  fields: 4,
  parts: 6,
  fieldSize: 1000,
  headerPairs: 40,
  fileSize: maxBytes,
};

export interface ReceivedInvoice extends Digest {
  readonly file: string;
  readonly extension: string;
}

export function assertContentLength(request: FastifyRequest): void {
  if (Number(request.headers['content-length']) > maxBytes + formOverhead) throw tooLarge();
}

/** Returns the number of bytes that the client's budget must cover for this upload. */
export function maxStoredBytes(request: FastifyRequest): number {
  return Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes);
}

export async function* multipartParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    throw toHttpError(error);
  }
}

/**
 * Writes the file to a temporary file, without the metadata of a picture. The returned size and digest
 * describe the file as the student sent it.
 */
export async function receiveInvoice(form: MultipartFile, files: FileStore): Promise<ReceivedInvoice> {
  const sent = createByteHasher();

  async function* counted(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of form.file) yield sent.add(chunk);
    } catch (error) {
      throw toHttpError(error);
    }
    if (form.file.truncated) throw tooLarge();
  }

  const reader = new ByteReader(counted());
  const { file: head, kept } = await detectFileType(form.filename, reader, fileTypes);
  if (!kept) throw new HttpError(415, wrongTypeWords(field, head));
  const file = await files.receive(kept.stripMetadata(reader));
  try {
    if (await kept.needsPassword?.(file))
      throw new HttpError(400, messages?.locked?.text ?? 'The file needs a password to open.');
  } catch (error) {
    await files.discard(file);
    throw error;
  }
  return { file, extension: kept.extension, ...sent.digest() };
}

/**
 * Converts errors of the multipart parser, which have no code, to a 400 error. Exceeded limits and broken
 * connections have codes, and are handled by the error handler.
 */
function toHttpError(error: unknown): unknown {
  const hasCode = error instanceof Error && 'code' in error;
  return hasCode ? error : new HttpError(400, 'Something went wrong. Try again.');
}
