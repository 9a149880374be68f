import { isWorthReplacing, shrinkScale } from './photo-plan.ts';
import { pictureSize } from './picture-size.ts';

/** Bytes to read for the picture's size, which follows the EXIF data with its thumbnail (64 KB) and a colour profile. */
const headBytes = 256 * 1024;

const quality = 0.82;

/** One worker per photo: receives the file, answers with a smaller one or nothing. */
self.onmessage = ({ data }: MessageEvent<File>) =>
  void shrink(data)
    .catch(() => undefined)
    .then((smaller) => self.postMessage(smaller));

async function shrink(file: File): Promise<Blob | undefined> {
  const size = pictureSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const scale = size && shrinkScale(size, (navigator as { deviceMemory?: number }).deviceMemory);
  if (!scale || !(await appliesExifOrientation())) return undefined;
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  draw(picture, canvas);
  picture.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return made.type === 'image/jpeg' && isWorthReplacing(made.size, file.size, canvas) ? made : undefined;
}

function draw(picture: ImageBitmap, canvas: OffscreenCanvas): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { alpha: false })!;
  context.fillStyle = 'white'; // under transparent areas
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}

/** A JPEG of two pixels with an EXIF orientation of a quarter turn. */
const sideways =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

/**
 * Whether this browser applies the EXIF orientation when it decodes a photo. Not all do, and the copy has no EXIF data:
 * the photo would stay on its side.
 */
async function appliesExifOrientation(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(sideways), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  return width === 1 && height === 2;
}
