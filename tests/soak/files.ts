import { randomBytes, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface SampleFile {
  readonly name: string;
  readonly sent: Buffer<ArrayBuffer>;
  readonly kept: Buffer;
}

export function sampleFile(): SampleFile {
  const content = randomBytes(randomInt(200, randomInt(1_000, 200_000)));
  return randomInt(2) === 0 ? pdfOf(content) : pngOf(content);
}

function pdfOf(content: Buffer): SampleFile {
  const sent = Buffer.concat([Buffer.from('%PDF-1.4 '), content]);
  return { name: 'invoice.pdf', sent, kept: sent };
}

function pngOf(content: Buffer): SampleFile {
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const picture = [chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))];
  return {
    name: 'invoice.png',
    sent: Buffer.concat([signature, chunk('tEXt', Buffer.from('GPS 13.4549N')), ...picture]),
    kept: Buffer.concat([signature, ...picture]),
  };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
