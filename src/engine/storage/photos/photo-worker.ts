import { isWorthReplacing, shrinkScale } from './photo-plan.ts';
import { pictureSize } from './picture-size.ts';

/**
 * The number of bytes at the start of a photo in which its width and height are looked for. EXIF data (up to
 * 64 KB with a thumbnail) and a colour profile can precede them.
 */
const headBytes = 256 * 1024;

const quality = 0.82;

/** Receives a photo from the page. Sends back a smaller copy, or undefined if there is none. */
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
  context.fillStyle = 'white'; // the background of transparent areas
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}

/** A picture of two pixels side by side. Its EXIF orientation rotates it by 90 degrees. */
const sideways =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

/**
 * Returns true if the browser applies the EXIF orientation. If it does not, a copy would lie on its side,
 * because a copy has no EXIF data.
 */
async function appliesExifOrientation(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(sideways), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  return width === 1 && height === 2;
}
