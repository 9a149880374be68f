import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { stripPngMetadata } from './png-metadata.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, content: string): Buffer {
  const body = Buffer.from(type + content, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const header = chunk('IHDR', '\0\0\0\x01\0\0\0\x01\x08\0\0\0\0');
const data = chunk('IDAT', 'x'.repeat(300));
const end = chunk('IEND', '');

async function cleaned(bytes: Buffer, chunkSize = bytes.length): Promise<Buffer> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const out: Buffer[] = [];
  for await (const chunk of stripPngMetadata(new ByteReader(chunks()))) out.push(chunk);
  return Buffer.concat(out);
}

test.each([1, 5, 64, 4096])('leaves out texts, EXIF and time, in chunks of %i bytes', async (size) => {
  const metadata = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map((type) => chunk(type, 'GPS 13.4549N'));
  const picture = Buffer.concat([signature, header, ...metadata, chunk('gAMA', '\0\0\0\x01'), data, end]);
  const expected = Buffer.concat([signature, header, chunk('gAMA', '\0\0\0\x01'), data, end]);
  expect(await cleaned(picture, size)).toEqual(expected);
});

test('drops what follows the end', async () => {
  const picture = Buffer.concat([signature, header, data, end]);
  expect(await cleaned(Buffer.concat([picture, Buffer.from('and more')]))).toEqual(picture);
});

test.each([
  ['stops early', Buffer.concat([signature, header, data.subarray(0, 100)])],
  ['is no PNG after its first bytes', Buffer.concat([signature, Buffer.alloc(300, 7)])],
])('copies as it is what %s', async (_what, bytes) => {
  expect(await cleaned(bytes, 64)).toEqual(bytes);
});
