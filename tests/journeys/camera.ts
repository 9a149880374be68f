import type { Page } from '@playwright/test';
import { orientationSegment } from '#server/files/jpeg-orientation.ts';

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly type?: 'image/jpeg' | 'image/png';
  readonly isHalfEmpty?: boolean;
}

type Colour = 'red' | 'green' | 'blue' | 'white' | 'other';

/** Returns a picture whose upper quarters are red and green and whose lower quarters are blue and white. */
export async function takePhoto(page: Page, shot: Shot): Promise<Buffer> {
  const bytes = await page.evaluate(async ({ width, height, type = 'image/jpeg', isHalfEmpty }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    const [middle, centre] = [width / 2, height / 2];
    for (const [colour, x, y] of [
      ['red', 0, 0],
      ['lime', middle, 0],
      ['blue', 0, centre],
      ['white', middle, centre],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(x, y, middle, centre);
    }
    const grain = new ImageData(1024, 1024);
    for (let at = 0; at < grain.data.length; at += 4)
      grain.data.set([0, 0, 0, Math.floor(Math.random() * 64)], at);
    context.fillStyle = context.createPattern(await createImageBitmap(grain), 'repeat')!;
    context.fillRect(0, 0, width, height);
    if (isHalfEmpty) context.clearRect(middle, 0, middle, height);
    const blob = await canvas.convertToBlob({ type, quality: 0.95 });
    return new Uint8Array(await blob.arrayBuffer());
  }, shot);
  return Buffer.from(bytes);
}

/** Adds an EXIF orientation to a JPEG, as a camera that is held sideways or upside down does. */
export function rotatePhoto(jpeg: Buffer, orientation: number): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), orientationSegment(orientation), jpeg.subarray(2)]);
}

/** Returns the file that the form will send. If no file is chosen, its name is empty. */
export async function chosenFile(page: Page) {
  const input = page.locator('input[type=file]');
  const { name, bytes } = await input.evaluate(async ({ files }: HTMLInputElement) => {
    const file = files?.[0] ?? new File([], '');
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  });
  return { name, bytes: Buffer.from(bytes) };
}

/**
 * Returns a picture's size and the colours of its quarters (top left, top right, bottom left, bottom right),
 * as the browser renders them.
 */
export async function renderedPicture(page: Page, picture: Buffer) {
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(2, 2).getContext('2d')!;
    context.drawImage(bitmap, 0, 0, 2, 2);
    const { data } = context.getImageData(0, 0, 2, 2);
    const names: Record<string, Colour> = {
      'true,false,false': 'red',
      'false,true,false': 'green',
      'false,false,true': 'blue',
      'true,true,true': 'white',
    };
    const quarters = [0, 4, 8, 12].map((at) => {
      const bright = [...data.subarray(at, at + 3)].map((value) => value > 127);
      return names[String(bright)] ?? 'other';
    });
    return { width: bitmap.width, height: bitmap.height, quarters };
  }, new Uint8Array(picture));
}
