import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesIn } from '../support/data/invoices.ts';
import { accepted, refusal } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/server.ts';

const given = sharedServer(async (server) => ({ id: await server.applyForId() }));

const jpegStart = 'ffd8';
const pngStart = '89504e470d0a1a0a';

const bytesOf = (...parts: (string | Buffer)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part))),
  );

const flood = (hex: string) => Buffer.alloc(2 ** 20, Buffer.from(hex, 'hex'));

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

async function expectRefused(bytes: Uint8Array<ArrayBuffer>, name: string, sentence: RegExp): Promise<void> {
  const { server, id } = given();
  const before = filesIn(server.place).length;
  expect(await server.upload(id, bytes, name)).toEqual(refusal(400, sentence));
  expect(filesIn(server.place)).toHaveLength(before);
}

test.each<[what: string, name: string, bytes: Uint8Array<ArrayBuffer>]>([
  ['a JPEG of 50,000 by 50,000 pixels', 'a.jpg', bytesOf(jpegStart, jpegFrame(50_000, 50_000), 'ffd9')],
  ['a progressive one', 'a.jpg', bytesOf(jpegStart, jpegFrame(50_000, 50_000, 'c2'), 'ffd9')],
  ['a large one after a small one', 'a.jpg', bytesOf(jpegStart, jpegFrame(1, 1), jpegFrame(20_000, 12_501))],
  ['a large one after garbage', 'a.jpg', bytesOf('ffd8ffe0000212ff', jpegFrame(65_535, 65_535))],
  ['a PNG of 50,000 by 50,000 pixels', 'a.png', bytesOf(pngStart, pngHeader(50_000, 50_000))],
  [
    'a PNG of the largest size that its header can hold',
    'a.png',
    bytesOf(pngStart, pngHeader(2 ** 32 - 1, 2 ** 32 - 1)),
  ],
])('V5.2.6: fills the viewer’s memory with %s', async (_what, name, bytes) => {
  await expectRefused(bytes, name, /^This photo is too large\./);
});

test('V5.2.6: accepts the largest allowed picture', async () => {
  const { server, id } = given();
  const largest = bytesOf(jpegStart, jpegFrame(20_000, 12_500), 'ffd9');
  expect(await server.upload(id, largest, 'a.jpg')).toEqual(accepted);
});

test.each<[what: string, name: string, bytes: Uint8Array<ArrayBuffer>]>([
  ['fill bytes in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ff'))],
  ['restarts in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ffd0'))],
  ['empty segments in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ffdb0002'))],
  ['empty scans in a JPEG', 'a.jpg', bytesOf(jpegStart, flood('ffda0002'))],
  ['empty chunks in a PNG', 'a.png', bytesOf(pngStart, flood('000000004944415435af061e'))],
])('V5.2.1: keeps the server busy with %s', async (_what, name, bytes) => {
  await expectRefused(bytes, name, /^This photo is damaged\./);
});

test('V14.2.8: hides a second file in a picture: in comments, in texts, and after its end', async () => {
  const { server } = given();
  const id = await server.applyForId({ mobileNumber: '3999999' });
  const payload = '<?php system($_GET["c"]); ?>';
  const comment = Buffer.concat([Buffer.from('fffe001e', 'hex'), Buffer.from(payload)]);
  const text = Buffer.alloc(12 + payload.length);
  text.writeUInt32BE(payload.length);
  text.write(`tEXt${payload}`, 4, 'latin1');
  const end = '0000000049454e44ae426082';
  for (const [name, bytes] of [
    ['a.jpg', bytesOf(jpegStart, comment, jpegFrame(1, 1), 'ffd9', Buffer.from(`PK\x03\x04${payload}`))],
    ['a.png', bytesOf(pngStart, pngHeader(1, 1), text, end, Buffer.from(`PK\x03\x04${payload}`))],
  ] as const) {
    expect(await server.upload(id, bytes, name)).toEqual(accepted);
  }
  const rows = await server.place.rows(`select stored_as from invoice_files where application_id = '${id}'`);
  expect(rows).toHaveLength(2);
  for (const { stored_as } of rows) {
    const kept = readFileSync(path.join(server.place.dataDir, 'files', String(stored_as)), 'latin1');
    expect(kept).not.toMatch(/php|PK/);
  }
});
