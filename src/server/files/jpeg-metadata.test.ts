import { expect, test } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { stripJpegMetadata } from './jpeg-metadata.ts';
import { orientationOf, orientationSegment } from './jpeg-orientation.ts';

const start = Buffer.from('ffd8', 'hex');
const end = Buffer.from('ffd9', 'hex');

function segment(marker: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0');
const table = segment(0xdb, '\0'.repeat(65));
const frame = segment(0xc0, '\x08\0\x01\0\x01\x01\x01\x11\0');
const scanHead = segment(0xda, '\x01\x01\0\0\x3f\0');
const coded = Buffer.from('12ff00ffd034ff00ffd7ffff00ab', 'hex');
const picture = [table, frame, scanHead, coded];

const exif = segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0GPS 13.4549N 16.5790W');
const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<author>Awa</author>');
const iptc = segment(0xed, 'Photoshop 3.0\x008BIM Awa');
const others = segment(0xe2, 'MPF\0II*\0');
const comment = segment(0xfe, 'taken at home');

async function cleaned(bytes: Buffer, chunkSize = bytes.length): Promise<Buffer> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const out: Buffer[] = [];
  for await (const chunk of stripJpegMetadata(new ByteReader(chunks()))) out.push(chunk);
  return Buffer.concat(out);
}

test.each([1, 2, 3, 7, 64, 4096])(
  'leaves out what is not the picture, in chunks of %i bytes',
  async (size) => {
    const photo = Buffer.concat([
      start,
      jfif,
      exif,
      xmp,
      iptc,
      others,
      comment,
      profile,
      adobe,
      ...picture,
      end,
    ]);
    const expected = Buffer.concat([start, jfif, profile, adobe, ...picture, end]);
    expect(await cleaned(photo, size)).toEqual(expected);
  },
);

test('drops what follows the image, where phones hide a video or a second picture', async () => {
  const photo = Buffer.concat([start, jfif, ...picture, end]);
  expect(await cleaned(Buffer.concat([photo, Buffer.from('ftypmp42 GPS')]))).toEqual(photo);
});

test('looks for metadata between the scans of a progressive image too', async () => {
  const photo = Buffer.concat([start, ...picture, comment, scanHead, coded, end]);
  expect(await cleaned(photo)).toEqual(Buffer.concat([start, ...picture, scanHead, coded, end]));
});

test.each(['MM', 'II'])(
  'keeps which way is up of an EXIF in byte order %s, and nothing else',
  async (order) => {
    const tiff = Buffer.alloc(40);
    const [short, long] =
      order === 'II'
        ? [tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)]
        : [tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)];
    tiff.write(order, 'latin1');
    short(42, 2);
    long(8, 4);
    short(1, 8);
    short(0x0112, 10);
    short(3, 12);
    long(1, 14);
    short(6, 18);
    const sideways = segment(
      0xe1,
      Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS')]),
    );
    expect(orientationOf(sideways)).toBe(6);
    const result = await cleaned(Buffer.concat([start, jfif, sideways, ...picture, end]));
    expect(result).toEqual(Buffer.concat([start, jfif, orientationSegment(6), ...picture, end]));
    expect(orientationOf(orientationSegment(6))).toBe(6);
  },
);

test('an EXIF that points beyond its end says nothing', () => {
  expect(orientationOf(segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff'))).toBeUndefined();
  expect(orientationOf(xmp)).toBeUndefined();
});

test.each([
  ['stops early', Buffer.concat([start, jfif, table, scanHead, coded])],
  ['stops inside a segment', Buffer.concat([start, jfif.subarray(0, 9)])],
  ['is no JPEG after its first bytes', Buffer.concat([start, Buffer.alloc(500, 7)])],
  ['has nothing after its start', start],
])('copies as it is what %s', async (_what, bytes) => {
  expect(await cleaned(bytes, 5)).toEqual(bytes);
});
