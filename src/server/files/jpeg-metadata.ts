import type { ByteReader } from './byte-reader.ts';
import { orientationOf, orientationSegment } from './jpeg-orientation.ts';
import { assertPixelCount, assertSegmentCount } from './picture-pixels.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;

/**
 * Strips EXIF (with GPS), XMP, IPTC, comments, thumbnails and trailing data, without decoding the picture.
 * Keeps the EXIF orientation, because otherwise photos taken sideways would be shown sideways.
 */
export async function* stripJpegMetadata(bytes: ByteReader): AsyncGenerator<Buffer> {
  yield await bytes.take(2);
  for (let count = 1; ; count += 1) {
    assertSegmentCount(count);
    const head = await bytes.peek(4);
    const [prefix, marker = 0] = head;
    if (prefix === 0xff && marker === endOfImage) {
      yield await bytes.take(2);
      return await bytes.skipRest();
    }
    if (head.length < 4) return yield* bytes.rest();
    if (prefix !== 0xff || marker === 0) yield* upToNextMarker(bytes);
    else if (marker === 0xff) await bytes.skip(1);
    else if (standsAlone(marker)) yield await bytes.take(2);
    else {
      const segment = await bytes.take(2 + head.readUInt16BE(2));
      if (isFrame(marker) && segment.length >= 9)
        assertPixelCount(segment.readUInt16BE(7), segment.readUInt16BE(5));
      if (isPicture(marker, segment)) yield segment;
      else yield* whichWayIsUp(segment);
      if (marker === startOfScan) yield* upToNextMarker(bytes);
    }
  }
}

/**
 * Returns whether the marker has neither length nor content, like the restart markers, the start of the image
 * (SOI) and the marker for temporary use (TEM).
 */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/**
 * Returns whether the marker begins a frame header, which contains the dimensions. Three markers in the same
 * range have another meaning.
 */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * Returns whether the segment affects how the picture looks. Of the application segments (APP0 to APP15),
 * only JFIF, the colour profile and Adobe's colour transform do.
 */
function isPicture(marker: number, segment: Buffer): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (!isApplication) return marker !== comment;
  return ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'].some((name) => segment.toString('latin1', 4).startsWith(name));
}

function* whichWayIsUp(segment: Buffer): Generator<Buffer> {
  const orientation = orientationOf(segment);
  if (orientation && orientation !== 1) yield orientationSegment(orientation);
}

/** Copies all bytes up to the next marker: image data, and damaged data as well. */
async function* upToNextMarker(bytes: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const data = await bytes.peek(2);
    const at = nextMarker(data);
    if (at >= 0) return yield* bytes.pass(at);
    const certain = data.at(-1) === 0xff ? data.length - 1 : data.length;
    if (certain === 0) return;
    yield await bytes.take(certain);
  }
}

function nextMarker(data: Buffer): number {
  for (let at = data.indexOf(0xff); at >= 0 && at + 1 < data.length; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1]!;
    const belongsToScan = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!belongsToScan) return at;
  }
  return -1;
}
