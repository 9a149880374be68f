import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { openEmbedded } from '../databases.ts';
import { applied, filesIn, ok } from '../invoices.ts';
import { answerOf, startServer } from '../server.ts';

const megabyte = 2 ** 20;
const jpegStart = 'ffd8';
const pngStart = '89504e470d0a1a0a';

const bytesOf = (...parts: (string | Buffer)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part))),
  );

const flood = (hex: string) => Buffer.alloc(megabyte, Buffer.from(hex, 'hex'));

function jpegFrame(width: number, height: number, marker = 'c0'): Buffer {
  const frame = Buffer.from(`ff${marker}000b08 00000000 01011100`.replaceAll(' ', ''), 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return frame;
}

function pngHeader(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(25);
  chunk.writeUInt32BE(13);
  chunk.write('IHDR', 4, 'latin1');
  chunk.writeUInt32BE(width, 8);
  chunk.writeUInt32BE(height, 12);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 21)), 21);
  return chunk;
}

const bombs: [what: string, name: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['a JPEG of 50,000 by 50,000 pixels', 'a.jpg', bytesOf(jpegStart, jpegFrame(50_000, 50_000), 'ffd9')],
  ['a progressive one', 'a.jpg', bytesOf(jpegStart, jpegFrame(50_000, 50_000, 'c2'), 'ffd9')],
  ['one after a small one', 'a.jpg', bytesOf(jpegStart, jpegFrame(1, 1), jpegFrame(20_000, 12_501))],
  [
    'one behind rubbish, where viewers read on',
    'a.jpg',
    bytesOf('ffd8ffe0000212ff', jpegFrame(65_535, 65_535)),
  ],
  ['a PNG of 50,000 by 50,000 pixels', 'a.png', bytesOf(pngStart, pngHeader(50_000, 50_000))],
  ['a PNG of as many as its header holds', 'a.png', bytesOf(pngStart, pngHeader(2 ** 32 - 1, 2 ** 32 - 1))],
];

const floods: typeof bombs = [
  ['fill bytes in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ff'))],
  ['restarts in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ffd0'))],
  ['empty segments in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ffdb0002'))],
  ['empty scans in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ffda0002'))],
  ['empty chunks in a PNG', 'a.png', bytesOf(pngStart, flood('000000004944415435af061e'))],
];

test('V5.2.6: sends a picture that fills the memory of whoever opens it', async () => {
  const server = await startServer(await openEmbedded());
  const id = await applied(server);
  for (const [what, name, bytes] of bombs) {
    expect(await answerOf(server.upload(id, bytes, name)), what).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/^This picture has more pixels than can be opened\./) },
    });
  }
  expect(filesIn(server.place)).toEqual([]);
  const largest = bytesOf(jpegStart, jpegFrame(20_000, 12_500), 'ffd9');
  expect(await answerOf(server.upload(id, largest, 'a.jpg'))).toEqual(ok);
});

test('V5.2.1: sends a picture of millions of pieces, to keep the server busy', async () => {
  const server = await startServer(await openEmbedded());
  const id = await applied(server);
  for (const [what, name, bytes] of floods) {
    expect(await answerOf(server.upload(id, bytes, name)), what).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/^This picture is damaged\./) },
    });
  }
  expect(filesIn(server.place)).toEqual([]);
});
