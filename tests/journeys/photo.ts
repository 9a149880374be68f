import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

/** Returns the smallest possible JPEG, with a location in its EXIF segment. */
export function photo(): Buffer {
  const exif = Buffer.from('Exif\0\0GPS-SECRET 13.4549 N 16.5790 W');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  return Buffer.concat([grey.subarray(0, 2), segment, grey.subarray(2)]);
}

const grey = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  'base64',
);

/** Returns a PNG of at least this many bytes, like the PNGs of scanner apps. */
export function scan(bytes: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('prVt', Buffer.alloc(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pdf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write('%PDF-1.7\n');
  file.write('\n%%EOF\n', bytes - 7);
  return file;
}

/** Writes the file to the disk, because Playwright passes at most 50 MB from memory. */
export async function offerFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  await page.locator('input[type=file]').setInputFiles(file);
}

export async function chooseFile(page: Page, name = 'mine.pdf', bytes = pdf(1000)): Promise<void> {
  await offerFile(page, name, bytes);
  await expect(page.getByText(name).first()).toBeVisible();
}
