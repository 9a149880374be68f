import { writeFileSync } from 'node:fs';
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

export function pdf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write('%PDF-1.7\n');
  file.write('\n%%EOF\n', bytes - 7);
  return file;
}

/** Chooses a file on the disk, because Playwright passes at most 50 MB from memory. */
export async function offerFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  await page.locator('input[type=file]').setInputFiles(file);
}

export async function chooseFile(page: Page, name = 'mine.pdf', bytes = pdf(1000)): Promise<void> {
  await offerFile(page, name, bytes);
  await expect(page.getByText(name).first()).toBeVisible();
}
