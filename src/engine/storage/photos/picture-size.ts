export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the size in pixels from a JPEG or PNG. Returns undefined if `head` does not contain the size. */
export function pictureSize(head: Uint8Array): Size | undefined {
  const bytes = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    const size = pngSize(bytes) ?? jpegSize(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pngSignature = 0x89504e470d0a1a0an;
const headerChunk = 0x49484452; // "IHDR"

function pngSize(bytes: DataView): Size | undefined {
  if (bytes.getBigUint64(0) !== pngSignature || bytes.getUint32(12) !== headerChunk) return undefined;
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

function jpegSize(bytes: DataView): Size | undefined {
  if (bytes.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; at += 2 + bytes.getUint16(at + 2)) {
    while (bytes.getUint16(at) === 0xffff) at += 1; // padding bytes
    const marker = bytes.getUint16(at);
    if (isFrame(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    if (!isSkipped(marker)) return undefined;
  }
}

/**
 * Returns true for the marker of a frame header, which contains the size. Recognises only baseline, extended
 * and progressive frames, because browsers decode no others.
 */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffc2;
}

/**
 * Returns true for the markers of segments that can precede the frame header: tables, application data (EXIF,
 * colour profile) and comments.
 */
function isSkipped(marker: number): boolean {
  return [0xffc4, 0xffdb, 0xffdd, 0xfffe].includes(marker) || (marker >= 0xffe0 && marker <= 0xffef);
}
