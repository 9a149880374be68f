import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? part : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  );
const start = [0xff, 0xd8];
const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
const frame = (marker = 0xc0) => segment(marker, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3);
const ofFrame = { width: 4000, height: 3000 };
const png = bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', 0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8);

const exif = segment(0xe1, ...bytes('Exif\0\0'));
const comment = segment(0xfe, 1);
const tables = [...segment(0xdb, 0), ...segment(0xc4, 0)];

test.each([
  ['baseline', frame(0xc0)],
  ['progressive', frame(0xc2)],
  ['with EXIF data, a comment and tables before it', [...exif, ...comment, ...tables, ...frame()]],
  ['with padding before the marker', [0xff, 0xff, 0xff, ...frame()]],
])('returns the size of a JPEG: %s', (_what, rest) => {
  expect(pictureSize(bytes(...start, ...rest))).toEqual(ofFrame);
});

test.each([
  ['lossless', frame(0xc3)],
  ['arithmetic', frame(0xc9)],
  ['with data before the frame', [...segment(0xda, 0), ...frame()]],
  ['with a second start', [...start, ...frame()]],
  ['with a segment that is shorter than its own length', [0xff, 0xe0, 0, 0, ...frame()]],
  ['of no height', segment(0xc0, 8, 0, 0, 0x0f, 0xa0, 3)],
  ['not a JPEG', bytes('MZ this is a program')],
])('returns no size of a JPEG: %s', (_what, rest) => {
  expect(pictureSize(bytes(...start, ...rest))).toBeUndefined();
});

test('returns the size of a PNG', () => {
  expect(pictureSize(png)).toEqual({ width: 4000, height: 3000 });
  expect(pictureSize(Uint8Array.from(png, (byte, at) => (at === 12 ? 0x58 : byte)))).toBeUndefined();
});

test.each([
  ['a JPEG', bytes(...start, ...segment(0xe1, 1, 2, 3), ...frame())],
  ['a PNG', png],
])('%s that is cut off has the right size or none', (_what, whole) => {
  const told = Array.from(whole, (_byte, end) => pictureSize(whole.subarray(0, end)));
  expect(told.filter((size) => size && (size.width !== 4000 || size.height !== 3000))).toEqual([]);
});

test('returns no size for a PDF, a HEIC or an empty file', () => {
  for (const other of [bytes('%PDF-1.7\n1 0 obj'), bytes(0, 0, 0, 24, 'ftypheic'), new Uint8Array()])
    expect(pictureSize(other)).toBeUndefined();
});

test('never throws or returns an empty size, for any bytes', () => {
  const beginnings = fc.constantFrom([], start, [...start, 0xff], [...png.subarray(0, 16)]);
  fc.assert(
    fc.property(beginnings, fc.uint8Array({ maxLength: 200 }), (beginning, rest) => {
      const size = pictureSize(bytes(...beginning, ...rest));
      return size === undefined || (size.width > 0 && size.height > 0);
    }),
  );
});
