import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { stripJpegMetadata } from './jpeg-metadata.ts';
import { orientationOf, orientationSegment } from './jpeg-orientation.ts';
import { stripPngMetadata } from './png-metadata.ts';

function segment(marker: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const start = Buffer.from('ffd8', 'hex');
const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0');
const table = segment(0xdb, '\0'.repeat(65));
const frame = segment(0xc0, '\x08\0\x01\0\x01\x01\x01\x11\0');
const scanHead = segment(0xda, '\x01\x01\0\0\x3f\0');
const coded = Buffer.from('12ff00ffd034ff00ffd7ffff00ab', 'hex');
const picture = [table, frame, scanHead, coded];
const end = Buffer.from('ffd9', 'hex');

const exif = segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0GPS 13.4549N 16.5790W');
const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<author>Awa</author>');
const iptc = segment(0xed, 'Photoshop 3.0\x008BIM Awa');
const others = segment(0xe2, 'MPF\0II*\0');
const comment = segment(0xfe, 'taken at home');

function chunk(type: string, content: string): Buffer {
  const body = Buffer.from(type + content, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const header = chunk('IHDR', '\0\0\0\x01\0\0\0\x01\x08\0\0\0\0');
const gamma = chunk('gAMA', '\0\0\0\x01');
const data = chunk('IDAT', 'x'.repeat(300));
const pngEnd = chunk('IEND', '');
const texts = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map((type) => chunk(type, 'GPS 13.4549N'));

async function cleaned(parts: readonly Buffer[], chunkSize = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const bytes = Buffer.concat(parts);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const strip = parts[0] === signature ? stripPngMetadata : stripJpegMetadata;
  return buffer(strip(new ByteReader(chunks())));
}

test.each([1, 2, 3, 7, 64, 4096])(
  'removes all but the picture from a JPEG, in chunks of %i bytes',
  async (size) => {
    const metadata = [exif, xmp, iptc, others, comment];
    const photo = [start, jfif, ...metadata, profile, adobe, ...picture, end];
    const expected = Buffer.concat([start, jfif, profile, adobe, ...picture, end]);
    expect(await cleaned(photo, size)).toEqual(expected);
  },
);

test.each([1, 5, 64, 4096])(
  'removes texts, EXIF and time from a PNG, in chunks of %i bytes',
  async (size) => {
    const expected = Buffer.concat([signature, header, gamma, data, pngEnd]);
    expect(await cleaned([signature, header, ...texts, gamma, data, pngEnd], size)).toEqual(expected);
  },
);

test.each([
  ['a JPEG, where phones hide a video or a second picture', [start, jfif, ...picture, end]],
  ['a PNG', [signature, header, data, pngEnd]],
])('drops data after the end of %s', async (_what, photo) => {
  expect(await cleaned([...photo, Buffer.from('ftypmp42 GPS')])).toEqual(Buffer.concat(photo));
});

test('removes metadata between the scans of a progressive image', async () => {
  const expected = Buffer.concat([start, ...picture, scanHead, coded, end]);
  expect(await cleaned([start, ...picture, comment, scanHead, coded, end])).toEqual(expected);
});

test.each(['MM', 'II'])('keeps only the orientation of EXIF in byte order %s', async (order) => {
  const bigEndian = '\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06';
  const littleEndian = '*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0';
  const tiff = order === 'MM' ? bigEndian : littleEndian;
  const sideways = segment(0xe1, `Exif\0\0${order}${tiff}${'\0'.repeat(20)}GPS`);
  expect(orientationOf(sideways)).toBe(6);
  const result = await cleaned([start, jfif, sideways, ...picture, end]);
  expect(result).toEqual(Buffer.concat([start, jfif, orientationSegment(6), ...picture, end]));
  expect(orientationOf(orientationSegment(6))).toBe(6);
});

test('reads no orientation from EXIF that points past its end', () => {
  expect(orientationOf(segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff'))).toBeUndefined();
  expect(orientationOf(xmp)).toBeUndefined();
});

test.each([
  ['a JPEG that stops early', 5, [start, jfif, table, scanHead, coded]],
  ['a JPEG that stops inside a segment', 5, [start, jfif.subarray(0, 9)]],
  ['a file that only starts like a JPEG', 5, [start, Buffer.alloc(500, 7)]],
  ['a JPEG that has nothing after its start', 5, [start]],
  ['a PNG that stops early', 64, [signature, header, data.subarray(0, 100)]],
  ['a file that only starts like a PNG', 64, [signature, Buffer.alloc(300, 7)]],
])('copies %s unchanged', async (_what, size, parts) => {
  expect(await cleaned(parts, size)).toEqual(Buffer.concat(parts));
});
