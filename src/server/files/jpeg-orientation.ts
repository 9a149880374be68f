const exifHeader = 'Exif\0\0';
const tiffStart = 4 + exifHeader.length;
const orientationTag = 0x0112;

/** Returns the EXIF orientation (1 to 8), or undefined if the first directory of the segment has none. */
export function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, tiffStart) !== exifHeader) return undefined;
  const tiff = segment.subarray(tiffStart);
  const littleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (littleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (littleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12);
    const entry = entries.find((at) => short(at) === orientationTag);
    const orientation = entry === undefined ? 0 : short(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4); // offset of the first directory
  tiff.writeUInt16BE(1, 8); // number of the directory's entries
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12); // type of the value: 16-bit integer
  tiff.writeUInt32BE(1, 14); // number of values
  tiff.writeUInt16BE(orientation, 18);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from(exifHeader, 'latin1'), tiff]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}
