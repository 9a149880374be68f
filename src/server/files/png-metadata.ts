import type { ByteReader } from './byte-reader.ts';
import { assertPixelCount, assertSegmentCount } from './picture-pixels.ts';

const signatureLength = 8;
const chunkOverhead = 12;

/** Chunks of these types contain texts, EXIF (with GPS) or the modification time. */
const metadata = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/**
 * Strips texts, EXIF (with GPS) and the modification time, without decoding the picture. Copies damaged data
 * unchanged, and drops data after the end chunk.
 */
export async function* stripPngMetadata(bytes: ByteReader): AsyncGenerator<Buffer> {
  yield await bytes.take(signatureLength);
  for (let count = 1; ; count += 1) {
    assertSegmentCount(count);
    const head = await bytes.peek(8);
    if (head.length < 8) return yield* bytes.rest();
    const type = head.toString('latin1', 4, 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return yield* bytes.rest();
    if (type === 'IHDR') {
      const chunk = await bytes.peek(16);
      if (chunk.length >= 16) assertPixelCount(chunk.readUInt32BE(8), chunk.readUInt32BE(12));
    }
    const length = head.readUInt32BE(0) + chunkOverhead;
    if (metadata.has(type)) await bytes.skip(length);
    else yield* bytes.pass(length);
    if (type === 'IEND') return await bytes.skipRest();
  }
}
